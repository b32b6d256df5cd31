import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, runApi, untilHealthy, type ApiProcess } from '../testing/api-process.ts';
import { newServerDatabase } from '../testing/test-database.ts';

/** Starting a process and creating a database takes seconds on a busy computer. */
const patience = 120_000;

interface Running extends ApiProcess {
  readonly port: number;
}

let folder: string;
let running: Running[];
let database: Awaited<ReturnType<typeof newServerDatabase>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-two-'));
  running = [];
  database = await newServerDatabase();
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const port = await freePort();
  const api = runApi('main.ts', [], {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@portal.example',
    LOG_LEVEL: 'silent',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  });
  const server = { ...api, port };
  running.push(server);
  await untilHealthy(api, port);
  return server;
}

async function failLogin({ port }: Running, email: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  return answer.status;
}

/** The second process: concurrent on a server, after the first on an embedded database. */
async function startSecond(first: Running): Promise<Running> {
  if (database === null) {
    first.child.kill('SIGKILL');
    await first.ended;
  }
  return start();
}

test('security 37: limits hold in a second process on the same database', { timeout: patience }, async () => {
  const first = await start();
  const email = 'two-processes@kund.example';
  const statuses = [];
  for (let tries = 0; tries < 10; tries++) statuses.push(await failLogin(first, email));
  expect(new Set(statuses)).toEqual(new Set([401]));
  const second = await startSecond(first);
  expect(await failLogin(second, email)).toBe(429);
  expect(await failLogin(second, 'somebody-else@kund.example')).toBe(401);
});
