declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built page with all games. */
    readonly table: string;
  }
}

export {};
