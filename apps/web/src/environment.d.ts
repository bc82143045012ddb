/** What the bundler tells the app. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  /** The texts of files, by their paths. */
  glob(
    paths: readonly string[],
    how: { readonly query: '?raw' | '?inline'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}

declare module '*.css';

/** The address of a worker, which the builder makes a file of its own of. */
declare module '*?worker&url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the builder has it so
  export default address;
}
