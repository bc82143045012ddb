/** The bytes of a source's WebAssembly: the same bytes wherever it is compiled. */
export function compile(source: string): Promise<Uint8Array>;
