import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ClockSetting } from './clock/clock-setting.ts';
import { environmentAt, type Environment } from './clock/set-clock.ts';
import { chromiumPath } from './programs/browser.ts';
import { brandSettings } from './brand/brand-of.ts';
import { installFilePrograms } from './programs/file-programs.ts';
import { buildPortalIfStale, notePortalBuild } from './portal-build.ts';
import { startPostgresql } from './programs/postgresql-server.ts';
import { repositoryRoot } from './repository.ts';
import { run } from './run.ts';
import { changedTests, type ChangedTests } from './suite/changed-tests.ts';
import { changedFiles, knownTests } from './suite/repository-changes.ts';
import { commandFor, readRunOptions, type RunOptions } from './suite/run-options.ts';
import { jestTally, playwrightTally, withOutsideErrors, type Tally } from './suite/test-report.ts';

interface Stage {
  readonly name: string;
  /** @param env - environment of everything the stage starts */
  test(env: Environment, wanted: Wanted): Promise<Tally>;
}

/** Which of its tests a stage runs, and how many times. */
interface Wanted {
  /** Parts of paths of test files; empty for all. */
  readonly files: readonly string[];
  readonly repeat: number;
  /** The tests that a change can break, when only those run. */
  readonly changed: ChangedTests | null;
}

const reports = join(repositoryRoot, 'test-results');
const exists = (file: string): boolean => existsSync(join(repositoryRoot, file));
const failure: Tally = { passed: 0, failed: 1, failures: [], skipped: [] };
const verdict = (code: number): Tally =>
  code === 0 ? { passed: 1, failed: 0, failures: [], skipped: [] } : failure;

/** What several runs came to. */
function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** Runs a command of a stage that may run in parallel with others. */
const beside = (command: string, args: readonly string[], env: Environment): Promise<number> =>
  run(command, args, { env, isBesideOthers: true });

/** A check without tests of its own counts as one test. */
function check(name: string, command: string, ...args: string[]): Stage {
  return { name, test: async (env) => verdict(await beside(command, args, env)) };
}

/** Several checks under one name; each counts as one test, and all run even if one fails. */
function checks(
  name: string,
  ...commands: readonly (readonly [command: string, ...args: string[]])[]
): Stage {
  return {
    name,
    test: async (env) => {
      const tallies: Tally[] = [];
      for (const [command, ...args] of commands) tallies.push(verdict(await beside(command, args, env)));
      return total(tallies);
    },
  };
}

/** A runner that writes a report; failing without a failed test counts as one failure. */
async function tallied(
  name: string,
  read: (path: string) => Tally,
  execute: (report: string) => Promise<number>,
): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const code = await execute(report);
  if (!existsSync(report)) return failure;
  const tally = read(report);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** `vitest.config.ts` selects the tests of the stage. */
async function vitest(stage: string, env: Environment, wanted: Wanted, ...args: string[]): Promise<Tally> {
  const { files, changed } = wanted;
  const tests =
    changed === null
      ? ['run', ...files]
      : ['related', '--run', '--passWithNoTests', ...changed.unit.filter(exists)];
  const outside = join(reports, `${stage}-outside.json`);
  rmSync(outside, { force: true });
  const reporters = ['default', 'json', './tooling/suite/outside-errors.ts'].map(
    (name) => `--reporter=${name}`,
  );
  return tallied(
    stage,
    (report) => withOutsideErrors(jestTally(report), outside),
    (report) =>
      run('vitest', [...tests, ...args, ...reporters, `--outputFile.json=${report}`], {
        env: { ...env, VINROD_TEST_STAGE: stage, VINROD_OUTSIDE_ERRORS: outside },
      }),
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

/** Runs the stories the requested number of times, and adds the results up. */
async function stories(env: Environment, { files, repeat, changed }: Wanted): Promise<Tally> {
  const visits: Tally[] = [];
  while (visits.length < repeat) {
    visits.push(
      await tallied('stories', jestTally, (report) =>
        run(
          'node',
          ['tooling/test-storybook.ts', '--json', '--outputFile', report, ...(changed?.stories ?? files)],
          { env },
        ),
      ),
    );
  }
  return total(visits);
}

/**
 * Journeys that also run on the embedded database: those that start, stop and age the process, import a file, and read the
 * figures of a report. A thousand generated calls of every operation run there in `unit`.
 */
const embeddedJourneys = ['session', 'sign-in', 'real-data', 'monthly-report'];

async function onPostgresql(env: Environment, test: (env: Environment) => Promise<Tally>): Promise<Tally> {
  const server = await startPostgresql(env);
  try {
    return await test({ ...env, DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

/** Outside CI, tests run without programs that cannot be installed: those that need them are skipped and say so. */
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

/** In running order; the stages of one group run in parallel, because none uses all cores. */
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
      // Shipped code only: finds exports that only a test uses.
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
    {
      name: 'build',
      async test(env) {
        const code = await beside('pnpm', ['build'], env);
        // The journeys use this build of the portal.
        if (code === 0) notePortalBuild();
        return verdict(code);
      },
    },
    {
      name: 'storybook-build',
      async test(env, { changed }) {
        // Without documentation, which takes most of the time, when only some stories are tested.
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
        return onPostgresql(await withBrowser(env), (its) => playwright('journeys', its, wanted));
      },
    },
  ],
  [
    {
      name: 'journeys-embedded',
      test: async (env, wanted) => {
        await buildPortalIfStale();
        return playwright('journeys-embedded', await withBrowser(env), wanted, embeddedJourneys);
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

const { stages: askedFor, settings, files, repeat, brand, isChanged } = selected();
const changed = isChanged ? changedTests(changedFiles(), knownTests()) : null;
/** No names mean all stages. */
const wanted =
  changed === null
    ? askedFor
    : changed.stages.filter((name) => askedFor.length === 0 || askedFor.includes(name));
const summary: string[] = [];
/** Failed tests that the summary names of a stage. */
const mostNames = 20;
let passed = 0;
let failed = 0;

/** Runs a stage with its clock starting at the setting, whatever ran before it. */
async function runStage(stage: Stage, setting: ClockSetting | null): Promise<void> {
  const started = performance.now();
  const tally = await (setting === null ? Promise.resolve({}) : environmentAt(setting))
    .then(async (env) => stage.test({ ...env, ...(await brandSettings(brand)) }, { files, repeat, changed }))
    .catch((error: unknown): Tally => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return failure;
    });
  passed += tally.passed;
  failed += tally.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  const skipped = tally.skipped.reduce((sum, [, count]) => sum + count, 0);
  const others = skipped === 0 ? '' : `, ${skipped} skipped`;
  summary.push(
    `${stage.name.padEnd(20)} ${tally.passed} passed, ${tally.failed} failed${others} (${seconds} s)`,
  );
  summary.push(...tally.skipped.map(([reason, count]) => `  ${count} skipped: ${reason}`));
  summary.push(...tally.failures.slice(0, mostNames).map((name) => `  failed: ${name}`));
  const unnamed = tally.failures.length - mostNames;
  if (unnamed > 0) summary.push(`  and ${unnamed} more`);
  if (tally.failed > 0) summary.push(`  again: ${commandFor([stage.name], setting, brand)}`);
}

if (isChanged) {
  const what = changed === null ? 'Everything can be broken' : `What can be broken: ${wanted.join(', ')}`;
  process.stdout.write(`${what}\n`);
}
mkdirSync(reports, { recursive: true });
for (const setting of settings) {
  if (setting !== null) {
    const clock = `The clock at ${setting.local} in ${setting.timeZone}`;
    process.stdout.write(`\n${clock}: ${commandFor(wanted, setting, brand)}\n`);
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
