import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../tooling/repository.ts';

/** Time of the journeys: a Friday morning, the day after the last demo values. */
export const journeyNow = '2026-11-20T08:00:00+01:00';

/** Node's compile cache: saves a fifth of a start, and journeys start the API thirty times. */
const compiled = join(repositoryRoot, 'node_modules/.cache/api');

/** Options of an API process. */
export interface ApiOptions {
  readonly port: number;
  /** Folder of the embedded database. */
  readonly dataFolder: string;
  /** Connection string of a PostgreSQL database to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Instant at which the API's clock starts, ISO 8601. */
  readonly now: string;
  /** `MISSING_VALUES_MAIL`; off by default, because journeys wait for the mails that they cause. */
  readonly missingValuesMail?: string;
  /** Other settings, by their names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Working tree with the API and the built portal. @default this repository */
  readonly tree?: string;
}

/** Environment variables with the settings of an API process or command. */
export function apiEnvironment(options: ApiOptions): Record<string, string> {
  return {
    PORT: String(options.port),
    DATA_DIR: options.dataFolder,
    DATABASE_URL: options.databaseUrl ?? '',
    VINROD_DEMO: '1',
    VINROD_NOW: options.now,
    MISSING_VALUES_MAIL: options.missingValuesMail ?? 'off',
    ...options.settings,
  };
}

/**
 * Starts the real API with demo data and the built portal, and waits until it answers.
 *
 * @throws Error with the process's output when it ends before it answers.
 */
export async function startApi(options: ApiOptions): Promise<ChildProcess> {
  const child = spawn(
    'node',
    ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    {
      cwd: options.tree ?? repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...apiEnvironment(options) },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode}:\n${output}`);
    const healthy = await fetch(`http://127.0.0.1:${options.port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Stops an API process and waits for its end. */
export async function stopApi(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
