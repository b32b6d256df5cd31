import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { browserArguments } from '../../e2e/browser.ts';
import { chromiumPath } from '../programs/browser.ts';
import { repositoryRoot } from '../repository.ts';
import { serveStatic, type StaticServer } from '../serve-static.ts';
import { baseCommit, git } from './base-commit.ts';
import { buildBaseStorybook, buildCurrentStorybook } from './build-storybook.ts';
import { compareStory, type Comparison } from './compare-story.ts';
import { countKinds, type Finding } from './finding.ts';
import type { Mode } from '../../.storybook/pictures/modes.ts';
import { visualOptions } from './options.ts';
import { reportHtml } from './report.ts';
import { openPage } from './shoot.ts';
import { pairStories, storiesOf, type Story, type StoryPair } from './stories.ts';

const reportFolder = join(repositoryRoot, 'visual-report');
const currentFolder = '.cache/visual/current';

async function storiesAt({ url }: StaticServer): Promise<readonly Story[]> {
  const response = await fetch(`${url}/index.json`);
  return storiesOf(await response.json());
}

async function compareInMode(
  browser: Browser,
  stories: readonly StoryPair[],
  mode: Mode,
  where: Comparison,
): Promise<readonly Finding[]> {
  const page = await openPage(browser, mode);
  const findings: Finding[] = [];
  for (const story of stories) findings.push(await compareStory(page, story, mode, where));
  await page.context().close();
  process.stdout.write(
    `${mode.name}: ${countKinds(findings).changed} of ${stories.length} stories changed\n`,
  );
  return findings;
}

const options = visualOptions(process.argv.slice(2));
const base = baseCommit(options.base);
const baseFolder = `.cache/visual/${base}`;
await buildBaseStorybook(base, baseFolder);
await buildCurrentStorybook(currentFolder);

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const before = await serveStatic(baseFolder);
const after = await serveStatic(currentFolder);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
try {
  const stories = pairStories(await storiesAt(before), await storiesAt(after), options.filter);
  const where = { beforeUrl: before.url, afterUrl: after.url, folder: reportFolder };
  const findings = await Promise.all(
    options.modes.map((mode) => compareInMode(browser, stories, mode, where)),
  );
  const baseMessage = git('log', '-1', '--format=%s', base) ?? '';
  const report = join(reportFolder, 'index.html');
  writeFileSync(report, reportHtml(findings.flat(), { base, baseMessage }));
  process.stdout.write(`\n${report}\n`);
} finally {
  await browser.close();
  await before.close();
  await after.close();
}
