import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Subject } from './finding.ts';
import { comparePictures } from './picture.ts';

/** What is compared, and the report it is for. */
export interface Comparison {
  readonly subject: Subject;
  /** Name of the mode. */
  readonly mode: string;
  /** Folder of the report. */
  readonly folder: string;
}

/** Two pictures of a subject; one that only one side has is missing on the other. */
export interface PicturePair {
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/**
 * Compares the pictures of a subject, and keeps them beside the report when they differ.
 *
 * @throws Error when one is not a PNG picture.
 */
export function compare({ subject, mode, folder }: Comparison, { before, after }: PicturePair): Finding {
  const keep = (side: 'before' | 'after' | 'difference', png: Buffer): string => {
    const address = `${side}/${mode}/${subject.id}.png`;
    mkdirSync(join(folder, side, mode), { recursive: true });
    writeFileSync(join(folder, address), png);
    return encodeURI(address);
  };
  const found = { subject, mode, share: 0 };
  if (before === undefined) {
    return { ...found, kind: 'added', pictures: after === undefined ? {} : { after: keep('after', after) } };
  }
  if (after === undefined) return { ...found, kind: 'removed', pictures: { before: keep('before', before) } };
  const difference = comparePictures(before, after);
  if (difference === null) return { ...found, kind: 'same', pictures: {} };
  const pictures = {
    before: keep('before', before),
    after: keep('after', after),
    difference: keep('difference', difference.drawing),
  };
  return { ...found, kind: 'changed', share: difference.share, pictures };
}

/** A subject of which no picture could be taken. */
export function unshot({ subject, mode }: Comparison, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { subject, mode, kind: 'unshot', share: 0, reason, pictures: {} };
}
