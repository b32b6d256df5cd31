import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../../../tooling/free-port.ts';
import { repositoryRoot } from '../../../tooling/repository.ts';
import { apiEnvironment, sourceFlags, untilHealthy, type Storage } from '../api/api-server.ts';

/** Time an event loop did nothing else, milliseconds. */
export interface Block {
  /** Wall-clock time. */
  readonly blocked: number;
  /** CPU time of its thread in that; the rest was waiting for a core. */
  readonly computing: number;
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'blocked' in value && 'computing' in value;
}

/** A server in its own process that reports how long its event loop was blocked. */
export interface ProbedServer {
  readonly origin: string;
  /** The longest block since the last call. */
  longestBlock(): Promise<Block>;
  stop(): Promise<void>;
}

async function startProbed(file: string, environment: NodeJS.ProcessEnv): Promise<ProbedServer> {
  const port = await freePort();
  const child = spawn('node', [...sourceFlags, '--import', './bench/src/flood/loop-probe.ts', file], {
    cwd: repositoryRoot,
    env: { ...environment, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(child, origin, () => output);
  return {
    origin,
    async longestBlock() {
      child.send('longest block');
      const [answer]: unknown[] = await once(child, 'message');
      if (!isBlock(answer)) throw new Error('The server told no time.');
      return answer;
    },
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** The portal's server as in production, with demo data. */
export function startPortalServer(storage: Storage): Promise<ProbedServer> {
  return startProbed('apps/api/src/main.ts', apiEnvironment(storage));
}

/** The peer. */
export function startPeerServer(): Promise<ProbedServer> {
  return startProbed('bench/src/flood/plain-server.ts', { ...process.env, NODE_ENV: 'production' });
}
