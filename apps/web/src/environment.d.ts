/** What the bundler tells the app. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  /** The texts of files, by their paths. */
  glob(
    paths: readonly string[],
    how: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}

declare module '*.css';
