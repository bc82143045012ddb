/** What is used here of those who run the library, which is compiled without their types. Nothing of it is exported. */

interface ImportMeta {
  url: string;
}

declare const URL: new (path: string, base: string) => { readonly href: string };

declare module 'node:worker_threads' {
  export class Worker {
    constructor(
      script: string | { readonly href: string },
      options: { readonly execArgv: readonly string[] },
    );
    on(event: 'message', hear: (message: never) => void): this;
    on(event: 'error', lose: (fault: Error) => void): this;
    postMessage(message: unknown): void;
    terminate(): Promise<number>;
    ref(): void;
    unref(): void;
  }

  export const parentPort: {
    on(event: 'message', hear: (message: never) => void): unknown;
    postMessage(message: unknown): void;
  } | null;
}
