import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ClockSetting } from './clock/clock-setting.ts';
import { environmentAt, type Environment } from './clock/set-clock.ts';
import { chromiumPath } from './programs/browser.ts';
import { installFilePrograms } from './programs/file-programs.ts';
import { buildPortalIfStale } from './portal-build.ts';
import { startPostgresql } from './programs/postgresql-server.ts';
import { repositoryRoot } from './repository.ts';
import { run } from './run.ts';
import { changedTests, type ChangedTests } from './suite/changed-tests.ts';
import { changedFiles, knownTests } from './suite/repository-changes.ts';
import { commandFor, readRunOptions, type RunOptions } from './suite/run-options.ts';
import { jestTally, playwrightTally, type Tally } from './suite/test-report.ts';

interface Stage {
  readonly name: string;
  /** @param env - what everything the stage starts finds in its environment */
  test(env: Environment, wanted: Wanted): Promise<Tally>;
}

/** Which of its tests a stage runs, and how many times. */
interface Wanted {
  /** Parts of paths of test files; none stands for all. */
  readonly files: readonly string[];
  readonly repeat: number;
  /** What a change can break, when only that is run. */
  readonly changed: ChangedTests | null;
}

const reports = join(repositoryRoot, 'test-results');
const exists = (file: string): boolean => existsSync(join(repositoryRoot, file));
const verdict = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Runs a command of a stage that may have others beside it. */
const beside = (command: string, args: readonly string[], env: Environment): Promise<number> =>
  run(command, args, { env, isBesideOthers: true });

/** A check without tests of its own counts as one test. */
function check(name: string, command: string, ...args: string[]): Stage {
  return { name, test: async (env) => verdict(await beside(command, args, env)) };
}

/** Several checks under one name; each counts as one test, and all of them are run. */
function checks(
  name: string,
  ...commands: readonly (readonly [command: string, ...args: string[]])[]
): Stage {
  return {
    name,
    test: async (env) => {
      const sum = { passed: 0, failed: 0 };
      for (const [command, ...args] of commands) {
        const { passed, failed } = verdict(await beside(command, args, env));
        sum.passed += passed;
        sum.failed += failed;
      }
      return sum;
    },
  };
}

/** A runner that writes a report; one that ends badly without a failed test counts as one failure. */
async function tallied(
  name: string,
  read: (path: string) => Tally,
  execute: (report: string) => Promise<number>,
): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const code = await execute(report);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const tally = read(report);
  return code !== 0 && tally.failed === 0 ? { passed: tally.passed, failed: 1 } : tally;
}

/** `vitest.config.ts` takes the tests of the stage. */
function vitest(stage: string, env: Environment, wanted: Wanted, ...args: string[]): Promise<Tally> {
  const { files, changed } = wanted;
  const tests =
    changed === null
      ? ['run', ...files]
      : ['related', '--run', '--passWithNoTests', ...changed.unit.filter(exists)];
  return tallied(stage, jestTally, (report) =>
    run(
      'vitest',
      [...tests, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        env: { ...env, VINROD_TEST_STAGE: stage },
      },
    ),
  );
}

function playwright(name: string, env: Environment, wanted: Wanted, journeys: readonly string[] = []) {
  const named = wanted.changed?.journeys.map((file) => basename(file)) ?? wanted.files;
  const files = named.length === 0 ? journeys : named;
  return tallied(name, playwrightTally, (report) =>
    run(
      'pnpm',
      [
        '--filter',
        '@vinrod/e2e',
        'exec',
        'playwright',
        'test',
        '--reporter=line,json',
        `--repeat-each=${wanted.repeat}`,
        ...files,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    ),
  );
}

/** Visits stories as many times as wanted, and tells of all visits together. */
async function stories(env: Environment, { files, repeat, changed }: Wanted): Promise<Tally> {
  const visited = { passed: 0, failed: 0 };
  for (let visit = 0; visit < repeat; visit++) {
    const tally = await tallied('stories', jestTally, (report) =>
      run(
        'node',
        ['tooling/test-storybook.ts', '--json', '--outputFile', report, ...(changed?.stories ?? files)],
        { env },
      ),
    );
    visited.passed += tally.passed;
    visited.failed += tally.failed;
  }
  return visited;
}

/**
 * Journeys that are walked on a PostgreSQL server too: those that start, stop and age the process, and import a file.
 * Every operation is tested on both databases by `unit` and `unit-postgresql`.
 */
const postgresqlJourneys = ['session', 'sign-in', 'real-data'];

async function onPostgresql(env: Environment, test: (env: Environment) => Promise<Tally>): Promise<Tally> {
  const server = await startPostgresql(env);
  try {
    return await test({ ...env, DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

/** Outside CI, tests go on without programs that cannot be installed: those that need them say so and are skipped. */
async function withFilePrograms(test: () => Promise<Tally>): Promise<Tally> {
  try {
    await installFilePrograms();
  } catch (error) {
    if (process.env['CI'] !== undefined || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message} Without it, checks of files are skipped.\n`);
  }
  return test();
}

async function withBrowser(env: Environment): Promise<Environment> {
  return { ...env, CHROMIUM_PATH: await chromiumPath() };
}

/** In the order in which they are run; those of one group beside each other, as none uses all cores. */
const groups: readonly (readonly Stage[])[] = [
  [
    {
      name: 'lint',
      test: async (env, { changed }) =>
        verdict(await beside('oxlint', ['--type-aware', ...(changed?.code.filter(exists) ?? [])], env)),
    },
    checks(
      'house',
      ['depcruise', '--output-type', 'err-long', 'packages', 'apps'],
      ['knip', '--no-progress', '--no-config-hints'],
      // What is shipped alone: an export that only a test uses is found here.
      ['knip', '--no-progress', '--no-config-hints', '--production', '--include', 'exports,types'],
    ),
    check('format', 'oxfmt', '--check'),
    check('types', 'pnpm', 'check:types'),
    check('contract', 'pnpm', '--filter', '@vinrod/api-client', 'check:contract'),
  ],
  [{ name: 'unit', test: (env, wanted) => withFilePrograms(() => vitest('unit', env, wanted)) }],
  [
    {
      name: 'unit-postgresql',
      test: (env, wanted) =>
        onPostgresql(env, (its) =>
          vitest('unit-postgresql', its, wanted, '--project', 'apps/api', '--project', 'own worker'),
        ),
    },
  ],
  [
    check('build', 'pnpm', 'build'),
    {
      name: 'storybook-build',
      async test(env, { changed }) {
        // Without its documentation, which takes most of the time, where only some stories are visited.
        const options = changed === null ? ['--quiet'] : ['--quiet', '--test'];
        return verdict(await beside('pnpm', ['build:storybook', ...options], env));
      },
    },
  ],
  [{ name: 'stories', test: async (env, wanted) => stories(await withBrowser(env), wanted) }],
  [
    {
      name: 'journeys',
      test: async (env, wanted) => {
        await buildPortalIfStale();
        return playwright('journeys', await withBrowser(env), wanted);
      },
    },
  ],
  [
    {
      name: 'journeys-postgresql',
      test: async (env, wanted) => {
        await buildPortalIfStale();
        return onPostgresql(await withBrowser(env), (its) =>
          playwright('journeys-postgresql', its, wanted, postgresqlJourneys),
        );
      },
    },
  ],
];

const stages = groups.flat();

function headCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

function selected(): RunOptions {
  try {
    const options = readRunOptions(process.argv.slice(2), headCommit);
    const unknown = options.stages.filter((name) => !stages.some((stage) => stage.name === name));
    if (unknown.length === 0) return options;
    const names = stages.map((stage) => stage.name).join(', ');
    throw new Error(`Unknown: ${unknown.join(', ')}. Choose among: ${names}.`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const { stages: askedFor, settings, files, repeat, isChanged } = selected();
const changed = isChanged ? changedTests(changedFiles(), knownTests()) : null;
/** No name stands for all stages. */
const wanted =
  changed === null
    ? askedFor
    : changed.stages.filter((name) => askedFor.length === 0 || askedFor.includes(name));
const summary: string[] = [];
let passed = 0;
let failed = 0;

/** Every stage finds the clock at the setting when it starts, whatever came before it. */
async function runStage(stage: Stage, setting: ClockSetting | null): Promise<void> {
  const started = performance.now();
  const tally = await (setting === null ? Promise.resolve({}) : environmentAt(setting))
    .then((env) => stage.test(env, { files, repeat, changed }))
    .catch((error: unknown): Tally => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
  passed += tally.passed;
  failed += tally.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${stage.name.padEnd(20)} ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  if (tally.failed > 0) summary.push(`  again: ${commandFor([stage.name], setting)}`);
}

if (isChanged) {
  const what = changed === null ? 'Everything can be broken' : `What can be broken: ${wanted.join(', ')}`;
  process.stdout.write(`${what}\n`);
}
mkdirSync(reports, { recursive: true });
for (const setting of settings) {
  if (setting !== null) {
    const clock = `The clock at ${setting.local} in ${setting.timeZone}`;
    process.stdout.write(`\n${clock}: ${commandFor(wanted, setting)}\n`);
    summary.push(clock);
  }
  for (const group of groups) {
    const selectedOfGroup = group.filter(
      ({ name }) => (wanted.length === 0 && changed === null) || wanted.includes(name),
    );
    if (selectedOfGroup.length === 0) continue;
    process.stdout.write(`\n== ${selectedOfGroup.map(({ name }) => name).join(', ')}\n`);
    await Promise.all(selectedOfGroup.map((stage) => runStage(stage, setting)));
  }
}
process.stdout.write(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
