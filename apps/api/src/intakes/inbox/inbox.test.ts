import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServer } from '../../store/open-database.ts';
import { site } from '../../supplier/testing/norrviken.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testServer } from '../../testing/test-database.ts';
import { actOn, intakeScene, update, type IntakeScene } from '../testing/intake-scene.ts';
import { entsoeOf, msconsOf } from '../testing/market-files.ts';
import { InboxStatus } from './inbox-status.ts';
import { Inbox } from './inbox.ts';

const interval = 20;
const start = '2026-11-02T00:00:00+01:00';
const day = Array.from({ length: 24 }, (_, hour) => 1 + hour / 8);
const whole = msconsOf({ point: site.site_id, start, kwh: day });

let app: TestApp;
let scene: IntakeScene;
let root: string;
let status: InboxStatus;
let inbox: Inbox;

function open(deps: TestApp['deps']): Inbox {
  status = new InboxStatus();
  return new Inbox(deps, { root, interval, sender: 'Inläsningsmappen' }, status);
}

beforeEach(async () => {
  app = await createTestApp();
  scene = await intakeScene(app);
  root = mkdtempSync(join(tmpdir(), 'vinrod-inbox-'));
  inbox = open(app.deps);
  await inbox.look();
});

afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

/** Two looks an interval apart: what has arrived is read in. */
async function lookTwice(which = inbox): Promise<void> {
  await which.look();
  await setTimeout(interval);
  await which.look();
}

function drop(name: string, content: string | Uint8Array): void {
  writeFileSync(join(root, 'inbox', name), content);
}

/** What is in a folder, by the names that files came with. */
function list(folder: 'inbox' | 'reading' | 'done' | 'refused'): string[] {
  return readdirSync(join(root, folder))
    .map((name) => name.replace(/^\d{8}-\d{6}-[0-9a-f]{12}-/, ''))
    .toSorted();
}

function read(folder: 'done' | 'refused', ending: string): string {
  const name = readdirSync(join(root, folder)).find((found) => found.endsWith(ending));
  return name === undefined ? '' : readFileSync(join(root, folder, name), 'utf8');
}

async function intakes() {
  const { db } = app.deps.database;
  return db
    .selectFrom('intake')
    .select(['file_name', 'state', 'source', 'created_by_name', 'created_count'])
    .orderBy('created_at')
    .execute();
}

describe('a file that arrives', () => {
  test('is stored, and moved with its report', async () => {
    drop('mscons.txt', whole);
    await lookTwice();
    expect(list('inbox')).toEqual([]);
    expect(list('reading')).toEqual([]);
    expect(list('done')).toEqual(['mscons.txt', 'mscons.txt.rapport.txt']);
    expect(read('done', 'mscons.txt')).toBe(whole);
    const rows = '24 nya, 0 ändrade, 0 oförändrade, 0 nekade, 0 väntar på sin anläggning, 0 överhoppade.';
    expect(read('done', 'rapport.txt')).toContain(`\uFEFFmscons.txt: inläst.\r\nRader: ${rows}\r\n`);
    expect(read('done', 'rapport.txt')).toContain('mscons.txt: read in.\r\nRows: 24 new, 0 changed');
    expect(await intakes()).toEqual([
      {
        file_name: 'mscons.txt',
        state: 'stored',
        source: 'inbox',
        created_by_name: 'Inläsningsmappen',
        created_count: 24,
      },
    ]);
    expect(status).toMatchObject({ isUp: true, waiting: 0, passedOver: 0, ended: { done: 1, refused: 0 } });
  });

  test('is not taken while it grows, nor under a temporary name', async () => {
    drop('mscons.txt', whole.slice(0, 300));
    drop('later.txt.filepart', whole);
    await inbox.look();
    await setTimeout(interval);
    appendFileSync(join(root, 'inbox', 'mscons.txt'), whole.slice(300));
    await inbox.look();
    expect(list('inbox')).toEqual(['later.txt.filepart', 'mscons.txt']);
    await setTimeout(interval);
    await inbox.look();
    expect(list('done')).toEqual(['mscons.txt', 'mscons.txt.rapport.txt']);
    expect(list('inbox')).toEqual(['later.txt.filepart']);
  });

  test('keeps another of the same name, and the same content changes nothing', async () => {
    drop('mscons.txt', whole);
    await lookTwice();
    drop('mscons.txt', whole);
    await lookTwice();
    expect(list('done').filter((name) => name === 'mscons.txt')).toHaveLength(2);
    expect((await intakes()).map(({ created_count: created }) => created).toSorted()).toEqual([0, 24]);
  });

  test('waits in the portal when rows are refused, and its report says which', async () => {
    const prices = entsoeOf({ start: '2026-11-21T23:00Z', end: '2026-11-22T23:00Z' }, Array(24).fill(300));
    drop('priser.xml', prices.replace('>SEK<', '>EUR<'));
    drop(
      'mscons.txt',
      msconsOf({ point: site.site_id, start, kwh: [1, 2] }).replace('QTY+220:2', 'QTY+999:2'),
    );
    await lookTwice();
    expect(list('done')).toEqual([]);
    expect(list('refused').filter((name) => !name.includes('rapport') && !name.includes('report'))).toEqual([
      'mscons.txt',
      'priser.xml',
    ]);
    expect(read('refused', 'priser.xml.rapport.txt')).toContain(
      'priser.xml: inte inläst. Filen väntar på ett beslut under Inläsningar i portalen.',
    );
    expect(read('refused', 'priser.xml.rapport.txt')).toContain('Ange kronor per euro i portalen');
    expect(read('refused', 'mscons.txt.rapport.txt')).toMatch(/^Rad \d+, .+: läst ”.*”\. ./m);
    expect(read('refused', 'mscons.txt.rapport.csv')).toMatch(
      /^\uFEFFRad;Fält;Läst;Utfall;Antal;Orsak\r\n\d+;/,
    );
    expect(read('refused', 'mscons.txt.report.csv')).toMatch(
      /^\uFEFFLine;Field;Read;Outcome;Count;Reason\r\n/,
    );
  });

  test('that is empty, damaged or too large is refused and no intake', async () => {
    drop('tom.csv', '');
    drop('skadad.gz', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]));
    drop('stor.csv', '');
    truncateSync(join(root, 'inbox', 'stor.csv'), 1024 ** 3 + 1);
    await lookTwice();
    expect(await intakes()).toEqual([]);
    expect(list('refused').filter((name) => !name.endsWith('.rapport.txt'))).toEqual([
      'skadad.gz',
      'stor.csv',
      'tom.csv',
    ]);
    expect(read('refused', 'stor.csv.rapport.txt')).toContain('Filen är större än 1 GB.');
    expect(read('refused', 'tom.csv.rapport.txt')).toContain('Filen är tom.');
  });
});

describe('nothing but plain files is followed', () => {
  test('links, folders, sockets and odd names stay, are counted, and logged once', async () => {
    const secret = join(root, 'secret.csv');
    writeFileSync(secret, whole);
    symlinkSync(secret, join(root, 'inbox', 'link.csv'));
    mkdirSync(join(root, 'inbox', 'folder.csv'));
    const socket = createServer().listen(join(root, 'inbox', 'socket.csv'));
    await once(socket, 'listening');
    drop('a\u202Eb.csv', whole);
    await lookTwice();
    await lookTwice();
    expect(list('inbox')).toHaveLength(4);
    expect(await intakes()).toEqual([]);
    expect(status.passedOver).toBe(4);
    expect(app.log.filter((line) => line.includes('is left where it is'))).toHaveLength(4);
    socket.close();
  });

  test('a link that takes the place of a claimed file is not read', async () => {
    const secret = join(root, 'secret.csv');
    writeFileSync(secret, whole);
    symlinkSync(secret, join(root, 'reading', '20261125-054012-0123456789ab-a.csv'));
    await lookTwice();
    expect(await intakes()).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('a file that cannot be read waits until it can', async () => {
    drop('mscons.txt', whole);
    chmodSync(join(root, 'inbox', 'mscons.txt'), 0);
    await lookTwice();
    expect(list('inbox')).toEqual(['mscons.txt']);
    chmodSync(join(root, 'inbox', 'mscons.txt'), 0o600);
    await lookTwice();
    expect(list('done')).toContain('mscons.txt');
  });
});

describe('what is in the way', () => {
  test('a folder that has gone is logged once, shown, and not made; files go on when it is back', async () => {
    renameSync(root, `${root}-away`);
    await lookTwice();
    await lookTwice();
    expect(existsSync(root)).toBe(false);
    expect(status.isUp).toBe(false);
    expect(app.log.filter((line) => line.includes('is left where it is'))).toHaveLength(1);
    const registry = new Registry();
    await status.metrics(registry)();
    expect(await registry.metrics()).toContain('vinrod_inbox_up 0');
    renameSync(`${root}-away`, root);
    drop('mscons.txt', whole);
    await lookTwice();
    expect(status.isUp).toBe(true);
    expect(list('done')).toContain('mscons.txt');
  });

  test('a report that cannot be written keeps its file until it can, and no other', async () => {
    const claimed = '20261125-054012-0123456789ab-mscons.txt';
    const inItsWay = join(root, 'done', `.${claimed}.rapport.txt.part`);
    mkdirSync(inItsWay);
    writeFileSync(join(root, 'reading', claimed), whole);
    drop('second.txt', whole);
    await lookTwice();
    await lookTwice();
    expect(list('reading')).toEqual(['mscons.txt']);
    expect(list('done')).toContain('second.txt');
    expect(status).toMatchObject({ isUp: true, waiting: 1 });
    expect(app.log.filter((line) => line.includes('is left where it is'))).toHaveLength(1);
    rmSync(inItsWay, { recursive: true });
    await inbox.look();
    expect(list('done')).toContain('mscons.txt');
    expect(await intakes()).toHaveLength(2);
  });
});

describe('what a killed process left', () => {
  const claimed = '20261125-054012-0123456789ab-mscons.txt';

  test('before it was received, is read in by whoever looks next', async () => {
    writeFileSync(join(root, 'reading', claimed), whole);
    await lookTwice();
    expect(list('done')).toEqual(['mscons.txt', 'mscons.txt.rapport.txt']);
    expect(await intakes()).toHaveLength(1);
  });

  test('after it was stored, is moved and not read in again', async () => {
    drop('mscons.txt', whole);
    await lookTwice();
    const name = readdirSync(join(root, 'done')).find(
      (found) => found.endsWith('.txt') && !found.includes('rapport'),
    );
    renameSync(join(root, 'done', name ?? ''), join(root, 'reading', name ?? ''));
    await open(app.deps).look();
    expect(list('done')).toEqual(['mscons.txt', 'mscons.txt.rapport.txt']);
    expect(await intakes()).toHaveLength(1);
  });
});

test('what waits is decided in the portal', async () => {
  drop('mscons.txt', whole.replace('QTY+220:1.125:KWH', 'QTY+201:1.125:KWH'));
  await lookTwice();
  const { body } = await app.request('GET', '/api/v1/intakes/', { access: scene.access });
  expect(body).toMatchObject({ results: [{ file_name: 'mscons.txt', source: 'inbox', state: 'ready' }] });
  const waiting = await app.deps.database.db
    .selectFrom('intake')
    .select('id as uuid')
    .executeTakeFirstOrThrow();
  await update(app, scene.access, waiting, { choices: { refused_rows: 'skip' } });
  const stored = await actOn(app, scene.access, waiting, 'store');
  expect(stored.body).toMatchObject({ state: 'partly_stored', counts: { created: 23 } });
});

test.skipIf(testServer() === null)('two processes at one folder make one intake of each file', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    app.deps.database.db,
  );
  const url = new URL(testServer() ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const database = await openServer(url.href);
  const other = open({ ...app.deps, database });
  for (let index = 0; index < 12; index += 1) {
    const kwh = day.map((value) => value + index);
    const first = new Date(Date.parse(start) - index * 24 * 3_600_000).toISOString();
    drop(`mscons-${index}.txt`, msconsOf({ point: site.site_id, start: first, kwh }));
    // What a killed process left, which both take up.
    const claim = `20261125-054012-0123456789a${index.toString(16)}`;
    const later = new Date(Date.parse(start) - (index + 12) * 24 * 3_600_000).toISOString();
    const left = msconsOf({ point: site.site_id, start: later, kwh });
    writeFileSync(join(root, 'reading', `${claim}-left-${index}.txt`), left);
  }
  const files = Array.from({ length: 12 }, (_, index) => [`left-${index}.txt`, `mscons-${index}.txt`]).flat();
  while (list('inbox').length + list('reading').length > 0)
    await Promise.all([lookTwice(inbox), lookTwice(other)]);
  expect(list('done').filter((name) => !name.endsWith('rapport.txt'))).toEqual(files.toSorted());
  const found = await intakes();
  expect(found.map(({ file_name: name }) => name).toSorted()).toEqual(files.toSorted());
  expect(found.every(({ state, created_count: created }) => state === 'stored' && created === 24)).toBe(true);
  await database.close();
});
