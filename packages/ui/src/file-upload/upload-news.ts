import type { Refusal } from './file-rules.ts';
import type { UploadItem, UploadSnapshot } from './upload-queue.ts';

/** An event to announce to someone who does not see the list. */
export type UploadNews =
  | { readonly name: 'started' | 'stored'; readonly file: string }
  | { readonly name: 'progress'; readonly file: string; readonly percent: number }
  | { readonly name: 'failed'; readonly file: string; readonly error: unknown }
  | { readonly name: 'refused'; readonly file: string; readonly refusal: Refusal };

/** Quarters: often enough to follow, rare enough to listen to. */
const quarters = 4;

function quarterOf(item: UploadItem | undefined): number {
  return item?.step.name === 'uploading' ? Math.floor((item.step.share ?? 0) * quarters) : 0;
}

function newsOf(before: UploadItem | undefined, { file, step }: UploadItem): UploadNews | null {
  const isNew = before?.step.name !== step.name;
  if (step.name === 'refused')
    return isNew ? { name: 'refused', file: file.name, refusal: step.refusal } : null;
  if (step.name === 'failed') return isNew ? { name: 'failed', file: file.name, error: step.error } : null;
  if (step.name === 'waiting') return null;
  if (isNew) return { name: 'started', file: file.name };
  const quarter = Math.floor((step.share ?? 0) * quarters);
  if (quarter <= quarterOf(before) || quarter === quarters) return null;
  return { name: 'progress', file: file.name, percent: (quarter * 100) / quarters };
}

/** Events between two states of an upload queue: starts, each quarter, completions, failures, refusals. */
export function uploadNews(before: UploadSnapshot, after: UploadSnapshot): readonly UploadNews[] {
  const known = new Map(before.items.map((item) => [item.key, item]));
  const stored = [...after.stored].flatMap(([id, key]): UploadNews[] => {
    const item = known.get(key);
    return item === undefined || before.stored.has(id) ? [] : [{ name: 'stored', file: item.file.name }];
  });
  const others = after.items.flatMap((item) => newsOf(known.get(item.key), item) ?? []);
  return [...stored, ...others];
}
