import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClockSetting } from './clock/clock-setting.ts';
import { commandFor, readRunOptions, type RunOptions } from './clock/run-options.ts';
import { environmentAt, type Environment } from './clock/set-clock.ts';
import { chromiumPath, installFilePrograms } from './debian-packages.ts';
import { buildPortalIfStale } from './portal-build.ts';
import { startPostgresql } from './postgresql-server.ts';
import { repositoryRoot } from './repository.ts';
import { run } from './run.ts';
import { jestTally, playwrightTally, type Tally } from './test-report.ts';

interface Stage {
  readonly name: string;
  /** @param env - what everything the stage starts finds in its environment */
  test(env: Environment): Promise<Tally>;
}

const reports = join(repositoryRoot, 'test-results');
const verdict = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** A check without tests of its own counts as one test. */
function check(name: string, command: string, ...args: string[]): Stage {
  return { name, test: async (env) => verdict(await run(command, args, { env })) };
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

function vitest(name: string, env: Environment, ...args: string[]): Promise<Tally> {
  return tallied(name, jestTally, (report) =>
    run(
      'vitest',
      [...args, '--run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        env,
      },
    ),
  );
}

/** Through these a test comes to a database; one that imports none of them proves the same on any, and runs in `unit` only. */
const databaseDoors = ['test-database', 'api-process', 'two-roles'].map(
  (file) => `apps/api/src/testing/${file}.ts`,
);

function playwright(name: string, env: Environment, journeys: readonly string[] = []): Promise<Tally> {
  return tallied(name, playwrightTally, (report) =>
    run(
      'pnpm',
      ['--filter', '@vinrod/e2e', 'exec', 'playwright', 'test', '--reporter=line,json', ...journeys],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    ),
  );
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

const stages: readonly Stage[] = [
  check('lint', 'oxlint', '--type-aware'),
  check('house', 'depcruise', '--output-type', 'err-long', 'packages', 'apps'),
  check('format', 'oxfmt', '--check'),
  check('types', 'pnpm', 'check:types'),
  check('contract', 'pnpm', '--filter', '@vinrod/api-client', 'check:contract'),
  { name: 'unit', test: (env) => withFilePrograms(() => vitest('unit', env, 'run')) },
  {
    name: 'unit-postgresql',
    test: (env) =>
      onPostgresql(env, (its) =>
        vitest('unit-postgresql', its, 'related', ...databaseDoors, '--project', 'apps/api'),
      ),
  },
  check('build', 'pnpm', 'build'),
  check('storybook-build', 'pnpm', 'build:storybook', '--quiet'),
  {
    name: 'stories',
    test: async (env) => {
      const browser = { ...env, CHROMIUM_PATH: await chromiumPath() };
      return tallied('stories', jestTally, (report) =>
        run('node', ['tooling/test-storybook.ts', '--json', '--outputFile', report], { env: browser }),
      );
    },
  },
  {
    name: 'journeys',
    test: async (env) => {
      await buildPortalIfStale();
      return playwright('journeys', { ...env, CHROMIUM_PATH: await chromiumPath() });
    },
  },
  {
    name: 'journeys-postgresql',
    test: async (env) => {
      await buildPortalIfStale();
      const browser = { ...env, CHROMIUM_PATH: await chromiumPath() };
      return onPostgresql(browser, (its) => playwright('journeys-postgresql', its, postgresqlJourneys));
    },
  },
];

function headCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

function chosen(): RunOptions {
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

const { stages: wanted, settings } = chosen();
const summary: string[] = [];
let passed = 0;
let failed = 0;

/** Every stage finds the clock at the setting when it starts, whatever came before it. */
async function runStage(stage: Stage, setting: ClockSetting | null): Promise<void> {
  process.stdout.write(`\n== ${stage.name}\n`);
  const started = performance.now();
  const tally = await (setting === null ? Promise.resolve({}) : environmentAt(setting))
    .then((env) => stage.test(env))
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

mkdirSync(reports, { recursive: true });
for (const setting of settings) {
  if (setting !== null) {
    const clock = `The clock at ${setting.local} in ${setting.timeZone}`;
    process.stdout.write(`\n${clock}: ${commandFor(wanted, setting)}\n`);
    summary.push(clock);
  }
  for (const stage of stages) {
    if (wanted.length === 0 || wanted.includes(stage.name)) await runStage(stage, setting);
  }
}
process.stdout.write(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
