import { isGathered } from '../.storybook/pictures/gathered.ts';

/** A component's page in Storybook. */
export interface StoryGroup {
  /** Name that is safe as a file name. */
  readonly name: string;
  /** Path of the page below the Storybook's root. */
  readonly path: string;
}

interface IndexEntry {
  readonly id: string;
  readonly type: string;
}

function isEntry(value: unknown): value is IndexEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'type' in value;
}

/**
 * The groups of a built Storybook: a component's docs page, which shows all of its stories, or its first story when it
 * has no docs page. Skips the pages that collect stories for pictures, which show nothing new.
 *
 * @throws Error when the Storybook's index has another form.
 */
export async function storyGroups(url: string): Promise<readonly StoryGroup[]> {
  const index: unknown = await (await fetch(`${url}/index.json`)).json();
  if (typeof index !== 'object' || index === null || !('entries' in index))
    throw new Error('No Storybook index.');
  const entries = Object.values(index.entries ?? {}).filter(isEntry);
  const groups = new Map<string, StoryGroup>();
  for (const { id, type } of entries.filter((entry) => !isGathered(entry))) {
    const name = id.slice(0, id.indexOf('--'));
    if (type !== 'docs' && groups.has(name)) continue;
    const mode = type === 'docs' ? 'docs' : 'story';
    groups.set(name, { name, path: `/iframe.html?viewMode=${mode}&id=${id}` });
  }
  return [...groups.values()];
}
