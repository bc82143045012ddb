/** The WebAssembly of a source in base 16: the same wherever it is compiled. */
export function compile(source: string): Promise<string>;
