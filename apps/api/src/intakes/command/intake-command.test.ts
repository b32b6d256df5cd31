import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { InboxStatus } from '../inbox/inbox-status.ts';
import { Inbox } from '../inbox/inbox.ts';
import { site } from '../../supplier/testing/norrviken.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { intakeScene } from '../testing/intake-scene.ts';
import { entsoeOf, msconsOf } from '../testing/market-files.ts';
import { intakeCommand } from './intake-command.ts';

const start = '2026-11-02T00:00:00+01:00';
const whole = msconsOf({
  point: site.site_id,
  start,
  kwh: Array.from({ length: 24 }, (_, hour) => 1 + hour / 8),
});
const partly = whole.replace('QTY+220:1.125:KWH', 'QTY+201:1.125:KWH');
const prices = entsoeOf({ start: '2026-11-18T23:00Z', end: '2026-11-19T23:00Z' }, Array(24).fill(300));

let app: TestApp;
let folder: string;

beforeEach(async () => {
  app = await createTestApp();
  await intakeScene(app);
  folder = mkdtempSync(join(tmpdir(), 'vinrod-intake-command-'));
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(args: readonly string[], beside?: Readonly<Record<string, string>>) {
  const out: string[] = [];
  const err: string[] = [];
  const context = {
    config: readConfig({ NODE_ENV: 'test', ...beside }),
    print: (line: string) => void out.push(line),
    printError: (line: string) => void err.push(line),
  };
  const { clock, database } = app.deps;
  const code =
    beside === undefined
      ? await intakeCommand.run(args, { ...context, clock, database })
      : await intakeCommand.runBeside?.(args, context);
  return { code, out, err };
}

test('files are stored, in the language asked for', async () => {
  const [first, second] = [file('mscons.txt', whole), file('priser.xml', prices)];
  expect(await run([first, second, '--language', 'sv'])).toEqual({
    code: 0,
    out: [
      'mscons.txt: inläst.',
      'Rader: 24 nya, 0 ändrade, 0 oförändrade, 0 nekade, 0 väntar på sin anläggning, 0 överhoppade.',
      'priser.xml: inläst.',
      'Rader: 1 nya, 0 ändrade, 0 oförändrade, 0 nekade, 0 väntar på sin anläggning, 0 överhoppade.',
    ],
    err: [],
  });
  const rows = await app.deps.database.db.selectFrom('intake').select('source').distinct().execute();
  expect(rows).toEqual([{ source: 'command_line' }]);
});

test('refused rows are listed and the file waits, or the others are stored', async () => {
  const path = file('mscons.txt', partly);
  const { code, err } = await run([path]);
  expect(code).toBe(1);
  expect(err).toEqual([
    'mscons.txt: not read in. The file waits for a decision under Imports in the portal.',
    'Rows that can be read in: 23. Rows that cannot: 1.',
    'Skip the refused rows and read in the rest in the portal, or correct the file and send it again.',
    expect.stringMatching(/^Line \d+, QTY: read ".*"\. .*201/),
  ]);
  const skipped = await run([path, '--skip-refused']);
  expect(skipped.code).toBe(1);
  expect(skipped.err[0]).toBe('mscons.txt: read in in part.');
});

test('settings are passed on', async () => {
  const path = file('priser.xml', prices.replace('>SEK<', '>EUR<'));
  expect((await run([path])).err).toContain(
    'Give the kronor per euro in the portal, or send the file again when it is there.',
  );
  expect((await run([path, '--sek-per-eur', '11,2'])).code).toBe(0);
});

test('an empty file is refused and the next one read in', async () => {
  const { code, out, err } = await run([file('tom.csv', ''), file('mscons.txt', whole)]);
  expect(code).toBe(1);
  expect(err).toEqual([
    'tom.csv: refused. Nothing is read in.',
    'The file is empty.',
    'Correct the file and send it again.',
  ]);
  expect(out[0]).toBe('mscons.txt: read in.');
});

test.each([
  [[], 'Give one FILE at least.'],
  [['/no/such/file'], 'There is no file "/no/such/file".'],
  [['.', '--price-area', 'SE5'], 'The price area "SE5" is not known; give SE1, SE2, SE3, SE4.'],
  [['.', '--sek-per-eur', '0'], '"0" is no rate: give kronor per euro, such as --sek-per-eur 11.2.'],
  [['.', '--language', 'fi'], 'The language "fi" is not known; give sv or en.'],
  [[import.meta.filename, '--corporate-group', 'Ingen'], 'There are 0 corporate groups named "Ingen".'],
])('wrong use %j', async (args, message) => {
  expect(await run(args)).toEqual({ code: 2, out: [], err: [message] });
});

test('beside a portal that has the embedded database open, files go through its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vinrod-inbox-'));
  const inbox = new Inbox(app.deps, { root, interval: 20, sender: 'Inläsningsmappen' }, new InboxStatus());
  await inbox.look();
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      await inbox.look();
      await setTimeout(20);
    }
  })();
  const files = [file('mscons.txt', whole), file('fel.txt', partly)];
  const { code, out, err } = await run([...files, '--language', 'sv'], { INTAKE_FOLDER: root });
  expect(code).toBe(1);
  expect(out[0]).toBe('mscons.txt: inläst.');
  expect(err[0]).toContain('fel.txt: inte inläst.');
  expect(err.at(-1)).toMatch(/^Rad \d+, QTY: läst ”.*”\. .*201/);
  expect((await run([files[0] ?? '', '--skip-refused'], { INTAKE_FOLDER: root })).code).toBe(2);
  expect((await run([files[0] ?? ''], {})).code).toBe(2);
  over.abort();
  await looking;
  rmSync(root, { recursive: true, force: true });
});
