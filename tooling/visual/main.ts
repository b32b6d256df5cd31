import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments } from '../../e2e/browser.ts';
import { chromiumPath } from '../programs/browser.ts';
import { repositoryRoot } from '../repository.ts';
import { baseCommit, git } from './base-commit.ts';
import { BaseTree } from './base-tree.ts';
import { compareStories } from './compare-stories.ts';
import { countKinds, type Finding } from './finding.ts';
import type { Job } from './job.ts';
import { visualOptions, type Part } from './options.ts';
import { reportHtml } from './report.ts';
import { compareScreens } from './screens/compare-screens.ts';

const folder = join(repositoryRoot, 'visual-report');

const comparisons: Readonly<Record<Part, (job: Job) => Promise<readonly Finding[]>>> = {
  components: compareStories,
  screens: compareScreens,
};

const { base: named, parts, ...options } = visualOptions(process.argv.slice(2));
const base = baseCommit(named);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const baseTree = new BaseTree(base);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
try {
  const findings: Finding[] = [];
  for (const part of parts) {
    const own = await comparisons[part]({ base, baseTree, browser, folder, options });
    process.stdout.write(`${countKinds(own).changed} of ${own.length} pictures of ${part} changed\n`);
    findings.push(...own);
  }
  const baseMessage = git('log', '-1', '--format=%s', base) ?? '';
  const report = join(folder, 'index.html');
  writeFileSync(report, reportHtml(findings, { base, baseMessage }));
  process.stdout.write(`\n${report}\n`);
} finally {
  await browser.close();
  await baseTree.remove();
}
