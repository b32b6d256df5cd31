import type { Refusal } from './file-rules.ts';

/** A file that the server has. */
export interface UploadedFile {
  /** What the server knows it by. */
  readonly id: string;
  readonly name: string;
  /** Size in bytes; `null` when it is not known. */
  readonly size: number | null;
  /** Address to read it at; its name is then a link. */
  readonly href?: string;
}

/** What an upload is told and tells. */
export interface UploadOptions {
  /** Aborted when the user cancels or leaves; stop and tidy up then. */
  readonly signal: AbortSignal;
  /** Tells how much is sent, 0–1. Never told, the length is unknown. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file to the server. Rejects when that fails; what it rejects with goes to `describeError`. */
export type UploadFile<Stored extends UploadedFile> = (file: File, options: UploadOptions) => Promise<Stored>;

/** How far a file has come. */
export type UploadStep =
  | { readonly name: 'waiting' }
  | { readonly name: 'uploading'; readonly share: number | null }
  | { readonly name: 'failed'; readonly error: unknown }
  | { readonly name: 'refused'; readonly refusal: Refusal };

/** A file that is not with the server (yet). */
export interface UploadItem {
  /** Counts up in the order the files came. */
  readonly key: number;
  readonly file: Pick<File, 'name' | 'size' | 'type'>;
  readonly step: UploadStep;
}

/** What the queue holds at one moment. */
export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** The keys that stored files had while they were uploaded, by their ids. */
  readonly stored: ReadonlyMap<string, number>;
}

/** What the queue works with; replaced as the consumer's functions change. */
export interface UploadHandlers<Stored extends UploadedFile> {
  readonly upload: UploadFile<Stored>;
  readonly onStored: (stored: Stored) => void;
}

/** Uploads files in the order they came, some at a time, and tells what became of each. */
export interface UploadQueue<Stored extends UploadedFile> {
  readonly snapshot: () => UploadSnapshot;
  /** Called at every change with what was and what is. */
  readonly watch: (listener: (before: UploadSnapshot, after: UploadSnapshot) => void) => () => void;
  readonly use: (handlers: UploadHandlers<Stored>) => void;
  /** Takes files that may be uploaded, and begins. */
  readonly add: (files: readonly File[]) => void;
  /** Lists what is not taken, with the reason, instead of what was refused before. */
  readonly refuse: (refused: readonly RefusedFile[]) => void;
  readonly retry: (key: number) => void;
  /** Aborts an upload, or forgets one that failed or was refused. */
  readonly drop: (key: number) => void;
  readonly abortAll: () => void;
}

/** Something that is not taken. */
export interface RefusedFile {
  readonly file: Pick<File, 'name' | 'size' | 'type'>;
  readonly refusal: Refusal;
}

/** Uploads at a time: enough to fill the line, few enough to see each one move. */
export const PARALLEL_UPLOADS = 2;

/** Makes an empty queue. */
export function createUploadQueue<Stored extends UploadedFile>(
  parallel: number = PARALLEL_UPLOADS,
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
    // The next one begins at once, however long this one takes to stop.
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
