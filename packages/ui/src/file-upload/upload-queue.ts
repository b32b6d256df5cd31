import type { Refusal } from './file-rules.ts';

/** A file on the server. */
export interface UploadedFile {
  /** Its id on the server. */
  readonly id: string;
  readonly name: string;
  /** Size in bytes; `null` when unknown. */
  readonly size: number | null;
  /** Address of the file; makes its name a link. */
  readonly href?: string;
}

/** Signal and progress callback of an upload. */
export interface UploadOptions {
  /** Aborts when the user cancels or leaves; stop and clean up then. */
  readonly signal: AbortSignal;
  /** Reports the sent share, 0–1. If never called, the length is unknown. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a file. Rejects on failure; the error is passed to `describeError`. */
export type UploadFile<Stored extends UploadedFile> = (file: File, options: UploadOptions) => Promise<Stored>;

/** Upload state of a file. */
export type UploadStep =
  | { readonly name: 'waiting' }
  | { readonly name: 'uploading'; readonly share: number | null }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'refused'; readonly refusal: Refusal };

/** A file that is not on the server (yet). */
export interface UploadItem {
  /** Increases in the order the files arrived. */
  readonly key: number;
  readonly file: Pick<File, 'name' | 'size' | 'type'>;
  readonly step: UploadStep;
}

/** State of the queue at one moment. */
export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** The upload keys of stored files, by file id. */
  readonly stored: ReadonlyMap<string, number>;
}

/** Callbacks of the queue; replaced when the consumer's functions change. */
export interface UploadHandlers<Stored extends UploadedFile> {
  readonly upload: UploadFile<Stored>;
  readonly onStored: (stored: Stored) => void;
}

/** Uploads files in the order they arrived, several at a time, and reports the result of each. */
export interface UploadQueue<Stored extends UploadedFile> {
  readonly snapshot: () => UploadSnapshot;
  /** Called at every change with the state before and after. */
  readonly watch: (listener: (before: UploadSnapshot, after: UploadSnapshot) => void) => () => void;
  readonly use: (handlers: UploadHandlers<Stored>) => void;
  /** Adds allowed files and starts uploading. */
  readonly add: (files: readonly File[]) => void;
  /** Lists refused files with their reasons; replaces the earlier ones. */
  readonly refuse: (refused: readonly RefusedFile[]) => void;
  readonly retry: (key: number) => void;
  /** Aborts an upload, or removes one that failed or was refused. */
  readonly drop: (key: number) => void;
  readonly abortAll: () => void;
}

/** A refused file. */
export interface RefusedFile {
  readonly file: Pick<File, 'name' | 'size' | 'type'>;
  readonly refusal: Refusal;
}

/** Parallel uploads: enough to use the bandwidth, few enough to see each one progress. */
export const parallelUploads = 2;

/** Makes an empty queue. */
export function createUploadQueue<Stored extends UploadedFile>(
  parallel: number = parallelUploads,
): UploadQueue<Stored> {
  let current: UploadSnapshot = { items: [], stored: new Map() };
  let handlers: UploadHandlers<Stored> | null = null;
  let lastKey = 0;
  const files = new Map<number, File>();
  const aborts = new Map<number, AbortController>();
  const listeners = new Set<(before: UploadSnapshot, after: UploadSnapshot) => void>();

  const change = (next: Partial<UploadSnapshot>) => {
    const before = current;
    current = { ...current, ...next };
    for (const listener of listeners) listener(before, current);
  };
  const step = (key: number, next: UploadStep) => {
    change({ items: current.items.map((item) => (item.key === key ? { ...item, step: next } : item)) });
  };
  const without = (key: number) => current.items.filter((item) => item.key !== key);

  const send = async (key: number, file: File, { upload, onStored }: UploadHandlers<Stored>) => {
    const abort = new AbortController();
    const { signal } = abort;
    aborts.set(key, abort);
    step(key, { name: 'uploading', share: null });
    const onProgress = (share: number) => {
      if (!signal.aborted) step(key, { name: 'uploading', share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const stored = await upload(file, { signal, onProgress });
      if (signal.aborted) return;
      files.delete(key);
      change({ items: without(key), stored: new Map(current.stored).set(stored.id, key) });
      onStored(stored);
    } catch (error) {
      if (!signal.aborted) step(key, { name: 'failed', error });
    } finally {
      aborts.delete(key);
      begin();
    }
  };
  const begin = () => {
    for (const { key, step: at } of current.items) {
      if (aborts.size >= parallel) return;
      const file = files.get(key);
      if (at.name === 'waiting' && file !== undefined && handlers !== null) void send(key, file, handlers);
    }
  };
  const drop = (key: number) => {
    aborts.get(key)?.abort();
    // The next one starts at once, however long this one takes to stop.
    aborts.delete(key);
    files.delete(key);
    change({ items: without(key) });
    begin();
  };

  return {
    snapshot: () => current,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    use: (next) => {
      handlers = next;
    },
    add: (added) => {
      const items = added.map((file): UploadItem => {
        lastKey += 1;
        files.set(lastKey, file);
        return { key: lastKey, file, step: { name: 'waiting' } };
      });
      change({ items: [...current.items, ...items] });
      begin();
    },
    refuse: (refused) => {
      const items = refused.map(({ file, refusal }): UploadItem => {
        lastKey += 1;
        return { key: lastKey, file, step: { name: 'refused', refusal } };
      });
      const others = current.items.filter((item) => item.step.name !== 'refused');
      change({ items: [...others, ...items] });
    },
    retry: (key) => {
      step(key, { name: 'waiting' });
      begin();
    },
    drop,
    abortAll: () => {
      files.clear();
      for (const abort of aborts.values()) abort.abort();
      change({ items: [] });
    },
  };
}
