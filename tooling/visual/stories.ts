import { isGathered } from '../../.storybook/pictures/gathered.ts';

/** A page of a built Storybook to photograph. */
export interface Story {
  /** Id in the address, for example `bildprov-komponenter-knapp--alla`. */
  readonly id: string;
  /** Title of the component with its folders, for example `Bildprov/Komponenter/Knapp`. */
  readonly title: string;
  readonly name: string;
}

/** A story, with which Storybooks have it. */
export interface StoryPair extends Story {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

function textAt(entry: object, key: string): string | undefined {
  const value: unknown = Reflect.get(entry, key);
  return typeof value === 'string' ? value : undefined;
}

function storyOf(entry: unknown): Story | undefined {
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
export function storiesOf(index: unknown): readonly Story[] {
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
  before: readonly Story[],
  after: readonly Story[],
  filter?: RegExp,
): readonly StoryPair[] {
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  return [...after, ...before.filter(({ id }) => !idsAfter.has(id))]
    .filter(
      ({ id, title, name }) =>
        filter === undefined || [id, `${title}/${name}`].some((text) => filter.test(text)),
    )
    .map((story) => ({ ...story, isBefore: idsBefore.has(story.id), isAfter: idsAfter.has(story.id) }));
}
