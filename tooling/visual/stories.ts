import { isGathered } from '../../.storybook/pictures/gathered.ts';
import { isWanted, type Subject } from './finding.ts';

/** A story, with which Storybooks have it. */
export interface StoryPair extends Subject {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

function textAt(entry: object, key: string): string | undefined {
  const value: unknown = Reflect.get(entry, key);
  return typeof value === 'string' ? value : undefined;
}

function storyOf(entry: unknown): Subject | undefined {
  if (typeof entry !== 'object' || entry === null || textAt(entry, 'type') !== 'story') return undefined;
  if (!isGathered(entry)) return undefined;
  const [id, title, name] = [textAt(entry, 'id'), textAt(entry, 'title'), textAt(entry, 'name')];
  return id === undefined || title === undefined || name === undefined ? undefined : { id, title, name };
}

/**
 * The pages in the `index.json` of a built Storybook that collect the stories of a file: the ones Chromatic photographs
 * too.
 *
 * @throws Error when the index has another form.
 */
export function storiesOf(index: unknown): readonly Subject[] {
  const entries: unknown =
    typeof index === 'object' && index !== null ? Reflect.get(index, 'entries') : undefined;
  if (typeof entries !== 'object' || entries === null) throw new Error('No Storybook index.');
  return Object.values(entries).flatMap((entry) => storyOf(entry) ?? []);
}

/**
 * The stories of both Storybooks; those in the later one by their newer names.
 *
 * @param filter - keeps stories whose id, title or name matches; all by default
 */
export function pairStories(
  before: readonly Subject[],
  after: readonly Subject[],
  filter?: RegExp,
): readonly StoryPair[] {
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  return [...after, ...before.filter(({ id }) => !idsAfter.has(id))]
    .filter((story) => isWanted(story, filter))
    .map((story) => ({ ...story, isBefore: idsBefore.has(story.id), isAfter: idsAfter.has(story.id) }));
}
