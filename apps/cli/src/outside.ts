/** Modules that are no part of the program, by their URLs. Bound as a file of its own, which Node itself compiles. */

export function importModule(url: string): Promise<object> {
  return import(url);
}
