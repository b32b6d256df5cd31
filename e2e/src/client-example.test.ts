import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tooling/free-port.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { journeyNow, startApi, stopApi } from '../api-process.ts';
import { codeIn, mailsAfter } from '../demo-mailbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinrod-example-'));
const example = join(repositoryRoot, 'packages/api-client/examples/monthly-consumption.js');
let api: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = await startApi({ port, dataFolder: join(folder, 'data'), now: journeyNow });
}, 180_000);

afterAll(async () => {
  await stopApi(api);
  rmSync(folder, { recursive: true });
});

test("the README's script is the example", () => {
  const readme = readFileSync(join(repositoryRoot, 'packages/api-client/README.md'), 'utf8');
  expect(readme).toContain(readFileSync(example, 'utf8').trim());
});

test('the example signs in and writes a csv file', async () => {
  const child = spawn(
    'node',
    ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning', example],
    {
      cwd: folder,
      env: { ...process.env, ORIGIN: origin },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.once('data', () => void answerWithCode(child));
  expect(await ended).toBe(0);
  const [head, ...rows] = readFileSync(join(folder, 'consumption.csv'), 'utf8').trim().split('\n');
  expect(head).toBe('Anläggning;Månad;kWh');
  expect(rows).toHaveLength(60);
  expect(rows.filter((row) => /^[^;]+;2026-0[1-6]-01;\d+(,\d+)?$/.test(row))).toHaveLength(60);
}, 60_000);

async function answerWithCode(child: ChildProcess): Promise<void> {
  const [mail] = await mailsAfter(origin, 'anna@norrviken.example', 0);
  child.stdin?.end(mail === undefined ? '' : `${codeIn(mail)}\n`);
}
