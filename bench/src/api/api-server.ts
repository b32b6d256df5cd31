import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { freePort } from '../../../tooling/free-port.ts';
import { repositoryRoot } from '../../../tooling/repository.ts';

/** Node flags for a process that runs the packages' sources. */
export const sourceFlags = ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning'];

/** Flags of `pnpm api`: a command that reads a large file leaves more garbage than it holds. */
const commandFlags = [...sourceFlags, '--max-semi-space-size=4'];

/** Location of a server's data: a folder for the embedded database, or a PostgreSQL server's address. */
export type Storage = { readonly folder: string } | { readonly url: string };

/** Settings of a process of the API: production, but with demo accounts and a clock that starts on a known day. */
export function apiEnvironment(storage: Storage): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    VINROD_DEMO: '1',
    VINROD_NOW: '2026-11-20T08:00:00+01:00',
    DATA_DIR: 'folder' in storage ? storage.folder : '',
    DATABASE_URL: 'url' in storage ? storage.url : '',
  };
}

/** Resident memory of a running process, now or at most so far, megabytes; 0 where the system does not tell. */
function memoryOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/**
 * Runs a command of the API until it ends.
 *
 * @returns the most memory that it held, megabytes.
 * @throws Error with its output when it fails.
 */
export async function runCommand(storage: Storage, args: readonly string[]): Promise<number> {
  const child = spawn('node', [...commandFlags, 'apps/api/src/cli.ts', ...args], {
    cwd: repositoryRoot,
    env: apiEnvironment(storage),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let megabytes = 0;
  const looks = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(child.pid, 'VmHWM'))), 20);
  await once(child, 'close');
  clearInterval(looks);
  if (child.exitCode !== 0) throw new Error(`api ${args.join(' ')}: ${output}`);
  return megabytes;
}

/** A running server. */
export interface ApiServer {
  readonly origin: string;
  /** Number of its process; NaN when it has none. */
  readonly id: number;
  /** Resident memory of its process now, megabytes. */
  memory(): number;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/**
 * Waits until a server answers its health check.
 *
 * @throws Error with the output of its process when that ends instead.
 */
export async function untilHealthy(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const isHealthy = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The API ended: ${output()}`);
}

/**
 * Starts the API in its own process, as in production but with demo accounts, and waits until it answers.
 *
 * @param settings - beside those of {@link apiEnvironment}
 * @param tree - folder of the version of the portal
 */
export async function startApiServer(
  storage: Storage,
  settings: Readonly<Record<string, string>> = {},
  tree = repositoryRoot,
): Promise<ApiServer> {
  const port = await freePort();
  const child = spawn('node', [...sourceFlags, 'apps/api/src/main.ts'], {
    cwd: tree,
    env: { ...apiEnvironment(storage), PORT: String(port), LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(child, origin, () => output);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await once(child, 'close');
  };
  return {
    origin,
    id: child.pid ?? Number.NaN,
    memory: () => memoryOf(child.pid, 'VmRSS'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
