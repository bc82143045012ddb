/** Compiled code that is kept as text (`npm run build:wasm`), for hosts that have WebAssembly and allow it. */

/** What is used of WebAssembly, which the language itself does not know. */
export interface WebAssembly {
  readonly Module: new (bytes: ArrayBuffer) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** That of this host, if it has any. */
export const webAssembly = (globalThis as { readonly WebAssembly?: WebAssembly }).WebAssembly;

/** What was compiled, for all of a thread, by host and text; null where the host refuses it. */
const compiled = new WeakMap<WebAssembly, Map<string, object | null>>();

/** The code of a text, two digits of base 16 to a byte. Tried once: a page that forbids it tells of every try. */
export function compiledFor(host: WebAssembly, text: string): object | null {
  const known = compiled.get(host) ?? new Map<string, object | null>();
  compiled.set(host, known);
  let code = known.get(text);
  if (code !== undefined) return code;
  const bytes = new DataView(new ArrayBuffer(text.length / 2));
  // Eight bytes at a time, the last of them perhaps twice: this code runs once, before any of it is compiled.
  for (let at = 0; at < text.length; at += 16) {
    at = Math.min(at, text.length - 16);
    bytes.setBigUint64(at / 2, BigInt(`0x${text.slice(at, at + 16)}`));
  }
  try {
    code = new host.Module(bytes.buffer);
  } catch {
    code = null;
  }
  known.set(text, code);
  return code;
}
