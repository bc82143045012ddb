/** The answer of anything that reads text from outside: a value, or what is wrong with the text. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Fault>(error: Fault): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error };
}
