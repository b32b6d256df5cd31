import type { UploadedFile, UploadItem, UploadSnapshot, UploadStep } from './upload-queue.ts';

/** A line of the list: a stored file, or one of the queue. */
export interface FileLine<Stored extends UploadedFile> {
  /** Stays the same when an upload becomes a stored file, so that its row, and focus in it, stay too. */
  readonly key: string;
  readonly stored: Stored | null;
  /** The key in the queue, unless the file is stored. */
  readonly item: UploadItem | null;
}

function sendingStep(step: UploadStep): boolean {
  return step.name === 'waiting' || step.name === 'uploading';
}

/** Files that were stored from the start, then all others in the order they arrived. */
export function fileLines<Stored extends UploadedFile>(
  files: readonly Stored[],
  { items, stored }: UploadSnapshot,
): readonly FileLine<Stored>[] {
  const earlier = files.filter(({ id }) => !stored.has(id));
  const uploaded = files.flatMap((file) => {
    const key = stored.get(file.id);
    return key === undefined ? [] : [{ order: key, line: { key: `new-${key}`, stored: file, item: null } }];
  });
  const queued = items.map((item) => ({
    order: item.key,
    line: { key: `new-${item.key}`, stored: null, item },
  }));
  return [
    ...earlier.map((file) => ({ key: `old-${file.id}`, stored: file, item: null })),
    ...[...uploaded, ...queued].toSorted((a, b) => a.order - b.order).map(({ line }) => line),
  ];
}

/** Number of files that count towards the limit: stored and uploading ones. */
export function filesTaken(files: readonly UploadedFile[], { items }: UploadSnapshot): number {
  return files.length + items.filter(({ step }) => sendingStep(step)).length;
}
