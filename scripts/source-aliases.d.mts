/** A name in imports, and the file it stands for. */
export interface SourceAlias {
  readonly find: RegExp;
  readonly replacement: string;
}

export function sourceAliases(): SourceAlias[];
