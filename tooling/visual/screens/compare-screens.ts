import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { patternsIn, routePatterns } from '../../../e2e/portal-pages.ts';
import { buildPortalIfStale } from '../../portal-build.ts';
import { repositoryRoot } from '../../repository.ts';
import { run } from '../../run.ts';
import { git } from '../base-commit.ts';
import { compare, unshot } from '../compare.ts';
import { isWanted, type Finding } from '../finding.ts';
import type { Job } from '../job.ts';
import { Album, type WantedScreen } from './album.ts';
import { withPortal } from './running-portal.ts';
import { modesOf, screensOf, viewers, type Screen } from './screens.ts';

const currentFolder = join(repositoryRoot, '.cache/visual/screens/current');

/** Says how pictures are taken: those of a commit that were taken in another way are of no use. */
function methodDigest(browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion);
  for (const file of globSync(['tooling/visual/screens/*.ts', 'e2e/portal-pages.ts'], {
    cwd: repositoryRoot,
  }).toSorted())
    hash.update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 12);
}

function patternsAt(commit: string): ReadonlySet<string> {
  return new Set(patternsIn(git('grep', '-h', 'path: ', commit, '--', 'apps/portal/src/*routes.ts') ?? ''));
}

/** What the options ask for. */
function wantedScreens({ options }: Job): readonly WantedScreen[] {
  return viewers
    .flatMap(screensOf)
    .filter((screen) => isWanted(screen, options.filter))
    .map((screen) => ({ screen, modes: modesOf(screen).filter(({ name }) => options.modes.has(name)) }))
    .filter(({ modes }) => modes.length > 0);
}

/** Photographs the screens of the commit that have no picture yet. A picture of a commit never changes. */
async function albumOfBase(job: Job, screens: readonly WantedScreen[]): Promise<Album> {
  const method = methodDigest(job.browser.version());
  const { brand } = job.options;
  const inBrand = brand === null ? '' : `-${createHash('sha256').update(brand).digest('hex').slice(0, 8)}`;
  const album = new Album(join(repositoryRoot, `.cache/visual/screens/${job.base}-${method}${inBrand}`));
  const missing = album.missing(screens);
  if (missing.length > 0) {
    const tree = await job.baseTree.folder();
    if ((await run('pnpm', ['--filter', '@vinrod/portal', 'build'], { cwd: tree, stdio: 'ignore' })) !== 0)
      throw new Error(`The portal of ${job.base} could not be built.`);
    await withPortal(tree, brand, (url) => album.take(job.browser, url, missing));
  }
  return album;
}

async function albumOfWorkingTree(job: Job, screens: readonly WantedScreen[]): Promise<Album> {
  await buildPortalIfStale();
  rmSync(currentFolder, { recursive: true, force: true });
  const album = new Album(currentFolder);
  await withPortal(repositoryRoot, job.options.brand, (url) => album.take(job.browser, url, screens));
  return album;
}

/**
 * Compares the screens of the portal, each with the real API and the demo's data.
 *
 * @throws Error when a portal cannot be built or started.
 */
export async function compareScreens(job: Job): Promise<readonly Finding[]> {
  const wanted = wantedScreens(job);
  if (wanted.length === 0) return [];
  const [patternsBefore, patternsNow] = [patternsAt(job.base), new Set(routePatterns())];
  const isBefore = ({ route }: Screen) => route === null || patternsBefore.has(route);
  const before = await albumOfBase(
    job,
    wanted.filter(({ screen }) => isBefore(screen)),
  );
  const after = await albumOfWorkingTree(job, wanted);
  const findings = wanted.flatMap(({ screen, modes }) =>
    modes.map((mode) => {
      const where = { subject: screen, mode: mode.name, folder: job.folder };
      const failure = before.failure(screen, mode) ?? after.failure(screen, mode);
      if (failure !== undefined) return unshot(where, failure);
      return compare(where, { before: before.picture(screen, mode), after: after.picture(screen, mode) });
    }),
  );
  const gone = [...patternsBefore].filter((pattern) => !patternsNow.has(pattern));
  process.stdout.write(`${wanted.length} screens${gone.length === 0 ? '' : `; gone: ${gone.join(', ')}`}\n`);
  return findings;
}
