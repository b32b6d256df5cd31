/** A story of a built Storybook. */
export interface Story {
  /** Id in the address, for example `komponenter-knapp--primär`. */
  readonly id: string;
  /** Title of the component with its folders, for example `Komponenter/Knapp`. */
  readonly title: string;
  readonly name: string;
}

/** A story with the Storybooks that have it. */
export interface StoryPair extends Story {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

function textAt(entry: object, key: string): string | undefined {
  const value: unknown = Reflect.get(entry, key);
  return typeof value === 'string' ? value : undefined;
}

/** Whether an entry gathers the stories of a component for Chromatic; they are photographed one by one here. */
function isGathering(entry: object): boolean {
  const tags: unknown = Reflect.get(entry, 'tags');
  return Array.isArray(tags) && tags.includes('snapshot');
}

function storyOf(entry: unknown): Story | undefined {
  if (typeof entry !== 'object' || entry === null || textAt(entry, 'type') !== 'story') return undefined;
  if (isGathering(entry)) return undefined;
  const [id, title, name] = [textAt(entry, 'id'), textAt(entry, 'title'), textAt(entry, 'name')];
  return id === undefined || title === undefined || name === undefined ? undefined : { id, title, name };
}

/**
 * The stories in the `index.json` of a built Storybook; its documentation pages and
 * the pages that gather stories for Chromatic are left out.
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
 * The stories of both Storybooks, those of the later one by their newer names.
 *
 * @param filter keeps stories whose id, title or name it matches; all without it
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
