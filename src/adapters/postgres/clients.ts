/** What runs a statement: a `Pool` or `Client` of `pg`, a PGlite, or anything that works like them. */
export interface PostgresClient {
  /** `$1` in the text is the first of the values. The rows are objects with the names of the columns. */
  query(text: string, values?: unknown[]): PromiseLike<{ readonly rows: readonly unknown[] }>;
}

/** A connection that receives every `NOTIFY`: a connected `Client` of `pg` that nothing else uses. */
export interface ListeningClient extends PostgresClient {
  /** Called for every `NOTIFY`. */
  on(
    event: 'notification',
    listener: (message: { readonly channel: string; readonly payload?: string | undefined }) => void,
  ): unknown;
  /** Called with the reason when the connection is lost. */
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** Called when the connection has ended. */
  on(event: 'end', listener: () => void): unknown;
  end(): PromiseLike<unknown>;
}

/** A database in the process that reports every `NOTIFY`: a PGlite. */
export interface ListeningDatabase {
  /** Calls the listener for every `NOTIFY` of the channel, until the returned function is called. */
  listen(channel: string, listener: (payload: string) => void): PromiseLike<() => PromiseLike<unknown>>;
}

/** What can listen for a `NOTIFY`. */
export type PostgresListener = ListeningClient | ListeningDatabase;
