/** What the bundler tells the app. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
