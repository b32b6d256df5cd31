import { modes, type Mode } from '../../.storybook/pictures/modes.ts';
import { serveStatic, type StaticServer } from '../serve-static.ts';
import { buildBaseStorybook, buildCurrentStorybook } from './build-storybook.ts';
import { compare, unshot } from './compare.ts';
import { countKinds, type Finding, type Subject } from './finding.ts';
import type { Job } from './job.ts';
import { openPage, shootStory } from './shoot.ts';
import { pairStories, storiesOf, type StoryPair } from './stories.ts';

const currentFolder = '.cache/visual/current';

/** Addresses of the two Storybooks. */
interface Storybooks {
  readonly before: string;
  readonly after: string;
}

async function storiesAt({ url }: StaticServer): Promise<readonly Subject[]> {
  const response = await fetch(`${url}/index.json`);
  return storiesOf(await response.json());
}

/** A story that does not settle is a finding, never an error: one broken story must not hide the others. */
async function compareInMode(
  { browser, folder }: Job,
  stories: readonly StoryPair[],
  mode: Mode,
  { before, after }: Storybooks,
): Promise<readonly Finding[]> {
  const page = await openPage(browser, mode);
  const findings: Finding[] = [];
  for (const story of stories) {
    const where = { subject: story, mode: mode.name, folder };
    try {
      const pair = {
        before: story.isBefore ? await shootStory(page, before, story.id, mode) : undefined,
        after: story.isAfter ? await shootStory(page, after, story.id, mode) : undefined,
      };
      findings.push(compare(where, pair));
    } catch (error) {
      findings.push(unshot(where, error));
    }
  }
  await page.context().close();
  process.stdout.write(
    `${mode.name}: ${countKinds(findings).changed} of ${stories.length} stories changed\n`,
  );
  return findings;
}

/**
 * Compares the stories of the kit and of charts.
 *
 * @throws Error when a Storybook cannot be built.
 */
export async function compareStories(job: Job): Promise<readonly Finding[]> {
  const wanted = modes.filter(({ name }) => job.options.modes.has(name));
  if (wanted.length === 0) return [];
  const baseFolder = `.cache/visual/${job.base}`;
  await buildBaseStorybook(job.baseTree, baseFolder);
  await buildCurrentStorybook(currentFolder);
  const before = await serveStatic(baseFolder);
  const after = await serveStatic(currentFolder);
  try {
    const stories = pairStories(await storiesAt(before), await storiesAt(after), job.options.filter);
    const storybooks = { before: before.url, after: after.url };
    const findings = await Promise.all(wanted.map((mode) => compareInMode(job, stories, mode, storybooks)));
    return findings.flat();
  } finally {
    await before.close();
    await after.close();
  }
}
