import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import type { Mode } from '../../.storybook/pictures/modes.ts';
import { comparePictures } from './picture.ts';
import { shootStory } from './shoot.ts';
import type { StoryPair } from './stories.ts';

/** Locations of the two Storybooks and of the pictures. */
export interface Comparison {
  readonly beforeUrl: string;
  readonly afterUrl: string;
  /** Folder of the report. */
  readonly folder: string;
}

/**
 * Photographs a story in both Storybooks and keeps the pictures when they differ. A story that does not settle is a
 * finding, never an error: one broken story must not hide the others.
 */
export async function compareStory(
  page: Page,
  story: StoryPair,
  mode: Mode,
  where: Comparison,
): Promise<Finding> {
  const keep = (side: 'before' | 'after' | 'difference', png: Buffer): string => {
    const address = `${side}/${mode.name}/${story.id}.png`;
    mkdirSync(join(where.folder, side, mode.name), { recursive: true });
    writeFileSync(join(where.folder, address), png);
    return encodeURI(address);
  };
  const found = { story, mode: mode.name, share: 0 };
  try {
    const before = story.isBefore ? await shootStory(page, where.beforeUrl, story.id, mode) : undefined;
    const after = story.isAfter ? await shootStory(page, where.afterUrl, story.id, mode) : undefined;
    if (before === undefined) {
      return {
        ...found,
        kind: 'added',
        pictures: after === undefined ? {} : { after: keep('after', after) },
      };
    }
    if (after === undefined)
      return { ...found, kind: 'removed', pictures: { before: keep('before', before) } };
    const difference = comparePictures(before, after);
    if (difference === null) return { ...found, kind: 'same', pictures: {} };
    const pictures = {
      before: keep('before', before),
      after: keep('after', after),
      difference: keep('difference', difference.drawing),
    };
    return { ...found, kind: 'changed', share: difference.share, pictures };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...found, kind: 'unshot', reason, pictures: {} };
  }
}
