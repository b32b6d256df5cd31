import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site } from '../supplier/testing/norrviken.ts';
import { putRows } from '../supplier/testing/put-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import {
  actOn,
  everyFigure,
  intakeScene,
  packed,
  readerPermissions,
  secondSite,
  sendFile,
  update,
  type IntakeScene,
} from './testing/intake-scene.ts';
import { entsoeOf, msconsOf } from './testing/market-files.ts';
import { receiveIntake } from './receive-intake.ts';
import { removeOldIntakes } from './remove-old-intakes.ts';
import { takeIn } from './take-in.ts';

let app: TestApp;
let scene: IntakeScene;

beforeEach(async () => {
  app = await createTestApp();
  scene = await intakeScene(app);
});

afterEach(() => app.close());

const start = '2026-11-02T00:00:00+01:00';
const day = Array.from({ length: 24 }, (_, hour) => 1 + hour / 8);
const ofSite = { point: site.site_id, start, kwh: day };
const ofSecond = { point: secondSite.site_id, start, kwh: day };
const unknown = { point: '735999000000010913', start, kwh: day };
const prices = entsoeOf(
  { start: '2026-11-21T23:00Z', end: '2026-11-22T23:00Z' },
  Array.from({ length: 24 }, (_, hour) => 300 + hour),
);

function send(body: string | Uint8Array<ArrayBuffer>, fileName?: string) {
  return sendFile(app, scene.access, body, fileName === undefined ? {} : { fileName });
}

async function count(
  table: 'meter_day' | 'intake' | 'intake_part' | 'intake_waiting' | 'intake_change' | 'intake_meter_days',
) {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(app.deps.database.db);
  return rows[0]?.count;
}

/** A file as it comes, in parts. */
async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}

/** Days of values before those of the files, so that there is something usual. */
async function putUsualDays(kwh = 12): Promise<void> {
  const rows = Array.from({ length: 10 }, (_, index) => ({
    corporate_group: 'K-1048',
    site_id: site.site_id,
    start: new Date(Date.parse(start) - (index + 1) * 24 * 3_600_000).toISOString(),
    resolution: 'hour',
    kwh: Array(24).fill(kwh),
  }));
  await putRows(app, scene.token, 'meter-values', rows);
}

describe('a file is seen before anything of it is stored', () => {
  test('MSCONS for sites of any corporate group: what would happen, and nothing stored', async () => {
    const before = await everyFigure(app);
    const { body } = await send(msconsOf(ofSite, ofSecond), 'mappar/mscons.txt');
    expect(body).toMatchObject({
      file_name: 'mscons.txt',
      format: 'mscons',
      kind: 'meter_values',
      state: 'ready',
      source: 'portal',
      created_by: 'Alva Lindmark',
      period: { start_date: '2026-11-02', end_date: '2026-11-02' },
      counts: { rows: 48, sites: 2, created: 48, changed: 0, unchanged: 0, refused: 0, to_store: 48 },
      issues: [],
      problems: [],
      needs: [],
      can_undo_until: null,
      affects: null,
    });
    expect(await everyFigure(app)).toEqual(before);
  });

  test('what it replaces and what is there already is told apart', async () => {
    await actOn(app, scene.access, (await send(msconsOf(ofSite))).body, 'store');
    const changed = { ...ofSite, kwh: day.map((kwh, hour) => (hour < 3 ? kwh + 1 : kwh)) };
    const { body } = await send(msconsOf(changed));
    expect(body['counts']).toMatchObject({ rows: 24, created: 0, changed: 3, unchanged: 21 });
    expect(body['affects']).toEqual({ reports: 1, invoices: 0, certificates: 0 });
    expect(body['issues']).toMatchObject([
      {
        code: 'replaces',
        rows: 3,
        sites: 1,
        choices: [],
        choice: null,
        samples: [{ read: site.site_id, site: { name: site.name }, values: 3 }],
      },
    ]);
  });

  test('an unknown site is told with the one whose id resembles it most', async () => {
    const near = { ...unknown, point: `${site.site_id.slice(0, -1)}3` };
    const { body } = await send(msconsOf(ofSite, near, { ...unknown, point: '999999999999999999' }));
    expect(body['state']).toBe('ready');
    expect(body['counts']).toMatchObject({ rows: 72, created: 24, undecided: 48, waiting: 48, to_store: 24 });
    expect(body['issues']).toMatchObject([
      {
        code: 'unknown_site',
        rows: 48,
        sites: 2,
        choices: ['wait', 'skip'],
        choice: 'wait',
        samples: [
          { read: near.point, resembles: { site_id: site.site_id }, values: 24 },
          { read: '999999999999999999', resembles: null, values: 24 },
        ],
      },
    ]);
  });

  test('values far above the same hours before are told, with what is usual', async () => {
    await putUsualDays();
    const { body } = await send(
      msconsOf({ ...ofSite, kwh: day.map((kwh, hour) => (hour === 5 ? 412 : kwh)) }),
    );
    expect(body['counts']).toMatchObject({ rows: 24, created: 23, undecided: 1, to_store: 24 });
    expect(body['issues']).toMatchObject([
      {
        code: 'much_higher',
        rows: 1,
        choice: 'store_as_estimated',
        samples: [
          { kwh: 412, usual_least_kwh: 12, usual_most_kwh: 12, day: '2026-11-02', site: { name: site.name } },
        ],
      },
    ]);
  });

  test('ten times the usual, or a little more than nothing, is not far above', async () => {
    await putUsualDays(0.5);
    const { body } = await send(msconsOf({ ...ofSite, kwh: [5, 9.9, ...day.slice(2)] }));
    expect(body['issues']).toEqual([]);
  });

  test('the hour that is missing on the day of 25 hours is told', async () => {
    const midnight = Date.parse('2026-10-25T00:00:00+02:00');
    const hours = (first: number, length: number) => ({
      point: site.site_id,
      start: new Date(midnight + first * 3_600_000).toISOString(),
      kwh: Array(length).fill(2),
    });
    const { body } = await send(msconsOf(hours(0, 3), hours(4, 21)));
    expect(body['counts']).toMatchObject({ rows: 24 });
    expect(body['issues']).toMatchObject([
      {
        code: 'missing_hour',
        rows: 1,
        sites: 1,
        choices: ['leave_gap'],
        samples: [{ day: '2026-10-25', read: site.site_id }],
      },
    ]);
    expect((await send(msconsOf(hours(0, 25)))).body['issues']).toEqual([]);
  });

  test('refused rows are named with line, field and reason in the language of the reader', async () => {
    const { body } = await send(msconsOf(ofSite).replace('QTY+220:1.125:KWH', 'QTY+201:1.125:KWH'));
    expect(body['issues']).toMatchObject([
      { code: 'refused_rows', rows: 1, choices: ['refuse_file', 'skip'], choice: 'refuse_file' },
    ]);
    // What is refused is one of the rows, so that the parts of a file are never more than the whole.
    expect(body['counts']).toMatchObject({ rows: 24, created: 23, refused: 1, undecided: 0 });
    expect(body['problems']).toEqual([
      { line: expect.any(Number), field: 'QTY', read: '', text: 'Koden 201 är inte känd.' },
    ]);
    const english = await app.request('GET', `/api/v1/intakes/${String(body['uuid'])}/`, {
      access: scene.access,
      headers: { 'Accept-Language': 'en' },
    });
    expect(english.body['problems']).toMatchObject([{ text: 'The code 201 is not known.' }]);
  });

  test('a setting that is missing is asked for, and the file is read again with it', async () => {
    const inEuro = prices.replace('>SEK<', '>EUR<');
    const { body } = await send(inEuro);
    expect(body).toMatchObject({ state: 'needs_settings', needs: ['sek_per_eur'], format: 'entsoe' });
    expect((await actOn(app, scene.access, body, 'store')).status).toBe(422);
    const updated = await update(app, scene.access, body, { sek_per_eur: 11.2 });
    expect(updated.body).toMatchObject({
      state: 'ready',
      needs: [],
      problems: [],
      counts: { rows: 1, created: 1, refused: 0 },
      settings: { sek_per_eur: 11.2 },
    });
  });

  test('a file of no known kind is refused, and its bytes are not kept', async () => {
    const { body } = await send('\u0000\u0001 no file of ours');
    expect(body).toMatchObject({ state: 'refused', format: null, kind: null });
    expect(body['note']).toContain('inte av något känt slag');
    expect(await count('intake_part')).toBe(0);
  });
});

describe('a file is stored as it was chosen', () => {
  test('values, history, progress and one event of it', async () => {
    const { body } = await send(msconsOf(ofSite, ofSecond), 'mscons.txt');
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({
      state: 'stored',
      progress: { done: 48, total: 48 },
      counts: { created: 48, refused: 0, undecided: 0 },
      stored_at: '2026-11-20T08:00:00+01:00',
      can_undo_until: '2026-12-20T08:00:00+01:00',
    });
    expect(await count('meter_day')).toBe(2);
    expect(await count('intake_part')).toBe(0);
    const imports = await app.deps.database.db
      .selectFrom('meter_import')
      .select(['id', 'file_name', 'imported_by', 'added_count'])
      .execute();
    expect(imports).toEqual([
      { id: body['uuid'], file_name: 'mscons.txt', imported_by: 'Alva Lindmark', added_count: 48 },
    ]);
    const events = await app.deps.database.db
      .selectFrom('audit_event')
      .select(['event', 'target_name', 'details'])
      .where('event', 'in', ['intake_receive', 'intake_store'])
      .orderBy('sequence')
      .execute();
    expect(events).toEqual([
      { event: 'intake_receive', target_name: 'mscons.txt', details: '' },
      { event: 'intake_store', target_name: 'mscons.txt', details: '+48 ~0' },
    ]);
  });

  test('rows of an unknown site wait until it exists, and are then stored with the file', async () => {
    const { body } = await send(msconsOf(ofSite, unknown));
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({
      state: 'partly_stored',
      counts: { created: 24, waiting: 24 },
      note: '24 rader väntar på sin anläggning.',
    });
    expect(await count('intake_waiting')).toBe(1);
    await putRows(app, scene.token, 'sites', [{ ...site, site_id: unknown.point }]);
    // Any work on files looks for rows whose site exists now.
    await send(prices);
    const later = await app.request('GET', `/api/v1/intakes/${String(body['uuid'])}/`, scene);
    expect(later.body).toMatchObject({ state: 'stored', counts: { created: 48, waiting: 0 }, note: '' });
    expect(await count('intake_waiting')).toBe(0);
  });

  test('rows of an unknown site are left out', async () => {
    const { body } = await send(msconsOf(ofSite, unknown));
    const updated = await update(app, scene.access, body, { choices: { unknown_site: 'skip' } });
    expect(updated.body['counts']).toMatchObject({ waiting: 0, skipped: 24 });
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({ state: 'partly_stored', counts: { created: 24, skipped: 24 } });
    expect(await count('intake_waiting')).toBe(0);
  });

  test('a name can be told to stand for a site', async () => {
    // MSCONS of level UNOC is in Latin-1.
    const { body } = await send(
      Uint8Array.from(Buffer.from(msconsOf({ ...ofSite, point: 'Mätare 7' }), 'latin1')),
    );
    const found = await app.deps.database.db
      .selectFrom('site')
      .select('id')
      .where('site_id', '=', site.site_id)
      .executeTakeFirstOrThrow();
    const updated = await update(app, scene.access, body, {
      site_keys: [{ read: 'Mätare 7', site: found.id }],
    });
    expect(updated.body).toMatchObject({ issues: [], counts: { created: 24 } });
    await actOn(app, scene.access, body, 'store');
    const stored = await app.deps.database.db.selectFrom('meter_day').select('site_id').execute();
    expect(stored).toEqual([{ site_id: found.id }]);
  });

  const high = { ...ofSite, kwh: day.map((kwh, hour) => (hour === 5 || hour === 6 ? 412 : kwh)) };

  test.each([
    ['store_as_estimated', { measured_count: 22, estimated_count: 2, missing_count: 0 }],
    ['store', { measured_count: 24, estimated_count: 0, missing_count: 0 }],
    ['skip', { measured_count: 22, estimated_count: 0, missing_count: 2 }],
  ])('values far above the usual: %s', async (choice, counts) => {
    await putUsualDays();
    const { body } = await send(msconsOf(high));
    await update(app, scene.access, body, { choices: { much_higher: choice } });
    await actOn(app, scene.access, body, 'store');
    const stored = await app.deps.database.db
      .selectFrom('meter_day')
      .select(['measured_count', 'estimated_count', 'missing_count'])
      .where('day', '=', '2026-11-02')
      .execute();
    expect(stored).toEqual([counts]);
  });

  test('refused rows refuse the file, unless they are to be skipped', async () => {
    const { body } = await send(msconsOf(ofSite).replace('QTY+220:1.125:KWH', 'QTY+201:1.125:KWH'));
    const refused = await actOn(app, scene.access, body, 'store');
    expect(refused.status).toBe(422);
    expect(await count('meter_day')).toBe(0);
    await update(app, scene.access, body, { choices: { refused_rows: 'skip' } });
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({ state: 'partly_stored', counts: { created: 23, refused: 1 } });
  });

  test('a file that is stored twice at once is stored once', async () => {
    const { body } = await send(msconsOf(ofSite));
    const path = `/api/v1/intakes/${String(body['uuid'])}/store/`;
    const answers = await Promise.all([1, 2].map(() => app.request('POST', path, scene)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await app.deps.background.settled();
    const again = await actOn(app, scene.access, body, 'store');
    expect(again.status).toBe(422);
    const imports = await app.deps.database.db.selectFrom('meter_import').select('added_count').execute();
    expect(imports).toEqual([{ added_count: 24 }]);
  });

  test('the report tells each row that was refused, set aside or replaced something', async () => {
    const { body } = await send(msconsOf(ofSite, unknown), 'mscons.txt');
    const file = await app.request('GET', `/api/v1/intakes/${String(body['uuid'])}/report/`, scene);
    expect(file.headers.get('content-disposition')).toContain('mscons%20rapport.csv');
    expect(file.text.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^\d+;site_id;735999000000010913;Okänd anläggning;24;Ingen koncern har/),
    ]);
  });
});

describe('a file is undone as a whole', () => {
  test('every figure is as it was before, values that it replaced among them', async () => {
    await putUsualDays();
    await actOn(app, scene.access, (await send(msconsOf(ofSite))).body, 'store');
    const before = await everyFigure(app);
    app.clock.advance(60);
    const changed = { ...ofSite, start: '2026-11-01T12:00:00+01:00', kwh: [...day, ...day] };
    const { body } = await send(msconsOf(changed, ofSecond));
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body['counts']).toMatchObject({ rows: 72 });
    expect(await everyFigure(app)).not.toEqual(before);
    const undone = await actOn(app, scene.access, body, 'undo');
    expect(undone.body).toMatchObject({ state: 'undone', can_undo_until: null });
    expect(undone.body['undone_at']).not.toBeNull();
    expect(await everyFigure(app)).toEqual(before);
    expect((await actOn(app, scene.access, body, 'undo')).status).toBe(422);
  });

  test('prices too', async () => {
    await actOn(app, scene.access, (await send(prices)).body, 'store');
    const before = await everyFigure(app);
    const { body } = await send(prices.replace('<price.amount>305', '<price.amount>999'));
    await actOn(app, scene.access, body, 'store');
    expect(await everyFigure(app)).not.toEqual(before);
    await actOn(app, scene.access, body, 'undo');
    expect(await everyFigure(app)).toEqual(before);
  });

  test('not when a value was changed since, and then nothing is put back', async () => {
    const { body } = await send(msconsOf(ofSite, ofSecond));
    await actOn(app, scene.access, body, 'store');
    const changed = { ...ofSite, kwh: [99, ...day.slice(1)] };
    await actOn(app, scene.access, (await send(msconsOf(changed))).body, 'store');
    const before = await everyFigure(app);
    const refused = await actOn(app, scene.access, body, 'undo');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      'en rad i mätvärden har ändrats sedan filen lästes in, den första 2026-11-02',
    );
    expect(await everyFigure(app)).toEqual(before);
  });

  test('a day that it made and then changed is gone, and nothing is kept of it', async () => {
    const before = await everyFigure(app);
    const { body } = await send(msconsOf(ofSite, { ...ofSite, kwh: [99, ...day.slice(1)] }));
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body['counts']).toMatchObject({ rows: 48 });
    expect([await count('intake_meter_days'), await count('intake_change')]).toEqual([1, 1]);
    expect((await actOn(app, scene.access, body, 'undo')).body['state']).toBe('undone');
    expect(await everyFigure(app)).toEqual(before);
    expect([await count('intake_meter_days'), await count('intake_change')]).toEqual([0, 0]);
  });

  test('a name of the site that was changed since is left alone', async () => {
    const { body } = await send(msconsOf(ofSite));
    await actOn(app, scene.access, body, 'store');
    await putRows(app, scene.token, 'sites', [{ ...site, name: 'Storgatan 14' }]);
    expect((await actOn(app, scene.access, body, 'undo')).body['state']).toBe('undone');
    const names = await app.deps.database.db.selectFrom('site').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['Hamngatan 3', 'Storgatan 14']);
  });

  test('not after 30 days', async () => {
    const { body } = await send(msconsOf(ofSite));
    await actOn(app, scene.access, body, 'store');
    app.clock.advance(30 * 24 * 3600 + 1);
    const user = await createUser(app.deps.database, { permissions: readerPermissions });
    const { access } = await app.sessionOf(user.id);
    expect((await actOn(app, access, body, 'undo')).status).toBe(422);
    await removeOldIntakes(app.deps);
    expect(await count('intake_meter_days')).toBe(0);
  });
});

describe('a file is stopped or thrown away', () => {
  test('storing that is stopped leaves nothing', async () => {
    const before = await everyFigure(app);
    const { body } = await send(msconsOf(ofSite));
    const id = String(body['uuid']);
    // Asked for before the first batch, as by somebody in the same moment.
    await app.deps.database.db
      .updateTable('intake')
      .set({ state: 'storing', is_cancelled: true })
      .where('id', '=', id)
      .execute();
    const other = await send(prices);
    expect(other.body['state']).toBe('ready');
    const stopped = await app.request('GET', `/api/v1/intakes/${id}/`, scene);
    expect(stopped.body).toMatchObject({ state: 'cancelled', counts: { created: 24 } });
    expect(await everyFigure(app)).toEqual(before);
  });

  test.each(['cancel', 'discard'] as const)('%s before it is stored removes its bytes', async (act) => {
    const { body } = await send(msconsOf(ofSite));
    const ended = await actOn(app, scene.access, body, act);
    expect(ended.body['state']).toBe(act === 'cancel' ? 'cancelled' : 'discarded');
    expect(await count('intake_part')).toBe(0);
    expect((await actOn(app, scene.access, body, 'store')).status).toBe(422);
    expect((await update(app, scene.access, body, { price_area: 'SE1' })).status).toBe(422);
  });
});

describe('bytes that are refused leave nothing', () => {
  test('gzip is unpacked, whatever the request calls it', async () => {
    const { body } = await send(packed(msconsOf(ofSite)));
    expect(body).toMatchObject({ state: 'ready', size: msconsOf(ofSite).length });
    const named = await sendFile(app, scene.access, packed(msconsOf(ofSite)), {
      headers: { 'Content-Encoding': 'gzip' },
    });
    expect(named.body['size']).toBe(msconsOf(ofSite).length);
  });

  test('a file larger than a part is the same when it is read', async () => {
    const filler = `<!--${randomBytes(900_000).toString('hex')}-->`;
    const { body } = await send(prices.replace('<type>', `${filler}<type>`));
    expect(body).toMatchObject({ state: 'ready', counts: { created: 1 } });
    expect(await count('intake_part')).toBe(2);
  });

  test.each([
    ['an empty file', '', 422],
    ['damaged gzip', packed(prices).slice(0, 200), 422],
  ])('%s', async (_, bytes, status) => {
    expect((await send(bytes)).status).toBe(status);
    expect(await count('intake')).toBe(0);
    expect(await count('intake_part')).toBe(0);
  });

  test.each([
    ['a file that is too large', Buffer.alloc(1_000_001)],
    ['a bomb', gzipSync(Buffer.alloc(1_000_001))],
  ])('%s', async (_, bytes) => {
    const received = receiveIntake(app.deps, {
      fileName: 'a.txt',
      bytes: inParts(bytes),
      source: 'inbox',
      sender: { id: null, name: 'Inkorg' },
      reachesAll: true,
      mostBytes: 1_000_000,
    });
    await expect(received).rejects.toMatchObject({ status: 413 });
    expect(await count('intake')).toBe(0);
    expect(await count('intake_part')).toBe(0);
  });

  test.each(['..', ' ', 'mapp/', 'a\u202Efdp.txt'])('a file named %j', async (name) => {
    expect((await send(prices, name)).status).toBe(422);
    expect(await count('intake')).toBe(0);
  });

  test('a transfer that breaks off', async () => {
    const bytes = new TextEncoder().encode(msconsOf(ofSite));
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 100));
        controller.error(new Error('The client is gone.'));
      },
    });
    const answer = await app.fetch(
      new Request('http://localhost/api/v1/intakes/?file_name=a.txt', {
        method: 'POST',
        headers: { Authorization: `Bearer ${scene.access}`, 'Content-Type': 'application/octet-stream' },
        body,
        duplex: 'half',
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await count('intake')).toBe(0);
  });

  test('another content type or encoding', async () => {
    for (const headers of [{ 'Content-Type': 'text/csv' }, { 'Content-Encoding': 'br' }])
      expect((await sendFile(app, scene.access, prices, { headers })).status).toBe(415);
  });
});

describe('who may', () => {
  test('staff who see no corporate group store prices, and values of none', async () => {
    const user = await createUser(app.deps.database, {
      permissions: ['can_view_import', 'can_manage_import'],
    });
    const { access } = await app.sessionOf(user.id);
    const values = await sendFile(app, access, msconsOf(ofSite));
    expect(values.body['issues']).toMatchObject([{ code: 'unknown_site', rows: 24 }]);
    expect(values.text).not.toContain(site.name);
    expect((await sendFile(app, access, prices)).body['state']).toBe('ready');
    const others = (await send(prices)).body;
    expect((await app.request('GET', `/api/v1/intakes/${String(others['uuid'])}/`, { access })).status).toBe(
      404,
    );
    expect((await app.request('GET', '/api/v1/intakes/', { access })).body['count']).toBe(2);
    expect((await app.request('GET', '/api/v1/intakes/', scene)).body['count']).toBe(3);
  });

  test('the corporate group that was told is the only one whose sites are looked for', async () => {
    const other = await putRows(app, scene.token, 'corporate-groups', [
      { key: 'K-2', name: 'Björkhaga', organization_number: '556036-0793' },
    ]);
    expect(other.status).toBe(200);
    const group = await app.deps.database.db
      .selectFrom('corporate_group')
      .select('id')
      .where('supplier_key', '=', 'K-2')
      .executeTakeFirstOrThrow();
    const { body } = await send(msconsOf(ofSite));
    const updated = await update(app, scene.access, body, { corporate_group: group.id });
    expect(updated.body).toMatchObject({
      settings: { corporate_group: { name: 'Björkhaga' } },
      issues: [{ code: 'unknown_site', rows: 24 }],
    });
  });

  test('a corporate group without a key of the supplier gets values too', async () => {
    await app.deps.database.db.updateTable('corporate_group').set({ supplier_key: null }).execute();
    const { body } = await send(msconsOf(ofSite));
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 24 } });
  });
});

describe('other doors', () => {
  test('a file is taken in and stored by a plain call', async () => {
    const intake = await takeIn(app.deps, {
      fileName: 'inbox/mscons.txt',
      read: () => inParts(Buffer.from(msconsOf(ofSite, unknown))),
      source: 'inbox',
      sender: { id: null, name: 'Inkorg' },
      reachesAll: true,
      choices: { unknown_site: 'skip' },
    });
    expect(intake).toMatchObject({ state: 'partly_stored', created_count: 24, skipped_count: 24 });
    const listed = await app.request('GET', '/api/v1/intakes/?state=partly_stored', scene);
    expect(listed.body['results']).toMatchObject([{ source: 'inbox', created_by: 'Inkorg' }]);
  });
});
