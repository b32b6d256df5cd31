import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** Where processes keep the code that they have compiled for the next one; it changes nothing but the time of starting. */
const compiled = join(tmpdir(), 'vinrod-test-compiled');

/**
 * Settings that give a process the faked clock of this one, when there is one: for what this process makes for its clock,
 * such as tokens and the days of a scene.
 */
export const clockOfComputer: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    /^(LD_PRELOAD$|FAKETIME)/.test(name) && value !== undefined ? [[name, value]] : [],
  ),
);

/** A process of the API and its output so far. */
export interface ApiProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when it ends. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Runs `main.ts` or `cli.ts` as `pnpm start` and `pnpm api` do, with only the given settings. */
export function runApi(
  file: 'main.ts' | 'cli.ts',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): ApiProcess {
  const child = spawn(
    process.execPath,
    [
      '--conditions=vinrod-source',
      '--disable-warning=ExperimentalWarning',
      join(repositoryRoot, 'apps/api/src', file),
      ...args,
    ],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output }));
  });
  return { child, output: () => output, ended };
}

/** A TCP port that was free just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** Waits until a server answers its health check, or its process ends. */
export async function untilHealthy(api: ApiProcess, port: number): Promise<void> {
  while (api.child.exitCode === null) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The server ended: ${api.output()}`);
}
