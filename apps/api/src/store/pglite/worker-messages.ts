/** Start options of the embedded database's worker. */
export interface WorkerStartOptions {
  /** Folder of the database; null keeps it in memory. */
  readonly folder: string | null;
  /** File with a dump to initialize an empty database from. */
  readonly template: string | null;
}

/**
 * A message to the worker: bytes of PostgreSQL's wire protocol, the start of a new connection, the end of the database,
 * or a request for a dump.
 */
export type WorkerRequest = Uint8Array | 'connect' | 'close' | 'dump';

/** A message from the worker: bytes of the wire protocol or the answer to another request. */
export type WorkerReply =
  | Uint8Array
  | { readonly kind: 'ready' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array };

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Parses the start options from a worker's `workerData`. */
export function readStartOptions(data: unknown): WorkerStartOptions {
  if (typeof data !== 'object' || data === null) return { folder: null, template: null };
  return {
    folder: 'folder' in data ? textOrNull(data.folder) : null,
    template: 'template' in data ? textOrNull(data.template) : null,
  };
}
