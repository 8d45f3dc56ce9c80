declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site lies, and the path below which it is to be served. */
    readonly site: { readonly folder: string; readonly base: string };
  }
}

export {};
