import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository.ts';
import { output } from '../command.ts';
import { publishedPackages } from '../published-packages.ts';
import { npmRegistry } from '../registry.ts';
import { release } from '../release.ts';
import { rollBack } from '../roll-back.ts';
import { ConsumerProject } from './consumer-project.ts';
import { wantedProjects } from './wanted-projects.ts';
import { startRegistry } from '../local-registry/local-registry.ts';
import { pageComplaints } from './page-complaints.ts';

/**
 * A whole release, a canary, an upgrade and the way back, in a copy of the repository and a registry on this computer: the
 * same code as `pnpm release`, and projects that install what it has published. Takes minutes, on a busy computer half an
 * hour. `--every` installs each kind of project with each package manager; names of kinds and package managers leave out
 * the others.
 */

const wanted = wantedProjects(process.argv.slice(2));
const place = mkdtempSync(join(tmpdir(), 'vinrod-rehearsal-'));
const copy = join(place, 'repository');
const begun = performance.now();
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const minutes = (milliseconds: number): string => (milliseconds / 60_000).toFixed(1);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Publishes for nobody: the registry ends with this command. */
const publisher = {
  RELEASE_AUTHOR: 'Rehearsal',
  RELEASE_REPOSITORY: 'https://rehearsal.example/repository.git',
  RELEASE_HOMEPAGE: 'https://rehearsal.example',
  RELEASE_BUGS: 'https://rehearsal.example/bugs',
};

async function step(name: string, act: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await act();
  say(`✓ ${name} (${Math.round((performance.now() - started) / 1000)} s)`);
}

function expect(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${what}: ${is}, and not ${should}.`);
}

mkdirSync(join(place, 'registry'));
const local = await startRegistry(join(place, 'registry'));
const registry = npmRegistry({ cwd: place, env: local.env });
const names = publishedPackages(repositoryRoot).map(({ name }) => name);
const git = (...args: readonly string[]) => output('git', args, { cwd: copy });

/** What `latest` is of every package. */
async function latest(): Promise<Readonly<Record<string, string>>> {
  const found = await Promise.all(
    names.map(async (name) => [name, (await registry.published(name)).tags] as const),
  );
  return Object.fromEntries(found.map(([name, tags]) => [name, tags['latest'] ?? '']));
}

function publish(isCanary = false): Promise<void> {
  return release({
    root: copy,
    env: { ...publisher, ...local.env },
    isDryRun: false,
    isCanary,
    check: () => Promise.resolve(),
    say: (line) => say(`    ${line.split('\n')[0]}`),
  });
}

/** Installs in a project, and checks that it has what was expected, builds without a complaint and opens without a fault. */
async function adopt(
  project: ConsumerProject,
  ours: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  await project.install(ours);
  for (const name of names) expect(name, project.versionOf(name), expected[name]);
  await project.build(names);
  const page = await project.serve();
  try {
    expect('complaints of the page', await pageComplaints(page.address, project.hasButton), []);
  } finally {
    await page.close();
  }
}

async function addChangeset(file: string, text: string): Promise<void> {
  writeFileSync(join(copy, '.changeset', file), `---\n'@vinrod/ui': minor\n---\n\n${text}\n`);
  await git('add', '--all');
  await git('commit', '--quiet', '-m', text);
}

try {
  await step('a copy of the repository', async () => {
    await output('git', ['clone', '--quiet', repositoryRoot, copy], { cwd: place });
    await git('switch', '--quiet', '--force-create', 'main');
    await git('config', 'user.name', 'Rehearsal');
    await git('config', 'user.email', 'rehearsal@rehearsal.example');
  });

  await step('a first release', () => publish());
  const first = await latest();
  expect(
    'packages without a latest version',
    Object.values(first).filter((version) => version === '').length,
    0,
  );
  expect('changes left in the copy', await git('status', '--porcelain'), '');
  expect(
    'tags in git',
    (await git('tag', '--list')).split('\n'),
    names.map((name) => `${name}@${first[name]}`).toSorted(),
  );
  await step('the same release again publishes nothing', async () => {
    await publish();
    expect('latest', await latest(), first);
  });

  const asked = (tag: string) => Object.fromEntries(names.map((name) => [name, tag]));
  const projects = wanted.map(({ kind, manager }) => new ConsumerProject(place, manager, kind, local.env));
  const failed: string[] = [];
  for (const project of projects) {
    try {
      await step(`a project of ${project.name} installs it, builds and opens`, async () => {
        await adopt(project, asked('latest'), first);
      });
    } catch (error) {
      failed.push(project.name);
      say(`✗ ${project.name}: ${messageOf(error)}`);
    }
  }

  await addChangeset('rehearsal.md', 'Something new.');
  await step('a canary that nobody gets without asking', async () => {
    await publish(true);
    expect('latest', await latest(), first);
    const { tags } = await registry.published('@vinrod/ui');
    expect('a canary', tags['canary']?.includes('-canary.'), true);
  });

  await step('a second release', () => publish());
  const second = await latest();
  expect('the next version', second['@vinrod/ui'] !== first['@vinrod/ui'], true);
  const [project] = projects;
  if (project !== undefined) {
    await step(`${project.name} upgrades`, () => adopt(project, second, second));
  }

  const version = second['@vinrod/ui'] ?? '';
  await step(`${version} is taken back`, async () => {
    const undone = await rollBack(registry, names, version, 'It was a rehearsal.', false);
    for (const { name } of undone) expect(`latest of ${name}`, (await latest())[name], first[name]);
    expect('deprecated', await registry.isDeprecated('@vinrod/ui', version), true);
  });
  if (project !== undefined) {
    await step(`${project.name} gets the version before`, () => adopt(project, asked('latest'), first));
  }
  expect('projects that failed', failed, []);
  say(`Everything that was rehearsed went well (${minutes(performance.now() - begun)} minutes).`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await local.close();
  rmSync(place, { recursive: true, force: true });
}
