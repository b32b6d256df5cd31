import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/open-database.ts';
import { corporateGroup, site } from '../supplier/testing/norrviken.ts';
import { putRows } from '../supplier/testing/put-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testServer } from '../testing/test-database.ts';
import type { KeptIntake } from './intake-row.ts';
import { receiveIntake } from './receive-intake.ts';
import type { FileAtHand } from './store-at-once.ts';
import { takeFurther, takeIn, type TakeInDeps } from './take-in.ts';
import { actOn, everyFigure, intakeScene, secondSite, type IntakeScene } from './testing/intake-scene.ts';
import { msconsOf } from './testing/market-files.ts';

const isOnServer = testServer() !== null;

const head = 'Anläggnings-id,Tidpunkt (UTC),Förbrukning (kWh)';
const hour = 3_600_000;
const quarter = hour / 4;
const start = Date.parse('2026-10-31T23:00:00Z');

/** Lines of values of a site from an instant, one a step. */
function linesOf(siteId: string, from: number, step: number, kwh: readonly (number | string)[]): string[] {
  return kwh.map((value, index) => `${siteId},${new Date(from + index * step).toISOString()},${value}`);
}

function fileOf(...lines: readonly (readonly string[])[]): string {
  return `${[head, ...lines.flat()].join('\n')}\n`;
}

/** Values of some days by hour. */
function hours(days: number, kwh: (index: number) => number = (index) => 1 + (index % 24) / 8): number[] {
  return Array.from({ length: days * 24 }, (_, index) => kwh(index));
}

const partSize = 1024 * 1024;

/** The bytes of a file in parts; something may be done before one of them. */
async function* bytesOf(
  content: string,
  before: (part: number) => Promise<void> | void = () => {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += partSize) {
    await before(at / partSize);
    yield bytes.subarray(at, at + partSize);
  }
}

function atHand(content: string, before?: (part: number) => Promise<void> | void): FileAtHand {
  return {
    fileName: 'värden.csv',
    read: () => bytesOf(content, before),
    source: 'command_line',
    sender: { id: null, name: 'Drift' },
    reachesAll: true,
  };
}

/** Takes a file in of which nothing is kept in memory, so that it is looked through before it is stored. */
async function lookThenStore(deps: TakeInDeps, content: string): Promise<KeptIntake> {
  return takeFurther(deps, await receiveIntake(deps, { ...atHand(content), bytes: bytesOf(content) }));
}

function storeAtOnce(deps: TakeInDeps, content: string): Promise<KeptIntake> {
  return takeIn(deps, atHand(content));
}

async function untilStored(deps: TakeInDeps, content: string): Promise<KeptIntake> {
  let taken = await storeAtOnce(deps, content);
  while (taken.state !== 'stored') taken = await takeFurther(deps, taken.id);
  return taken;
}

/** A text without the ids of its rows, which are others in each database. */
function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid');
}

/** What is kept of files beside what they stored. */
const keptOfFiles = {
  intake: `select (to_jsonb(intake) - 'id' - 'run')::text as row from intake`,
  intake_row: `select (to_jsonb(intake_row) - 'id')::text as row from intake_row order by intake_row.id`,
  intake_change: `select (to_jsonb(intake_change) - 'id')::text as row from intake_change`,
  intake_meter_days: `select made::text as row from intake_meter_days cross join lateral
    unnest(days, received_at, total_wh) as made`,
  intake_waiting: `select (to_jsonb(intake_waiting) - 'id')::text as row from intake_waiting`,
  intake_part: `select number::text as row from intake_part`,
  audit_event: `select concat_ws(' ', occurred_at, event, outcome, target_name, details) as row from audit_event
    where event like 'intake%'`,
  supplier_change: `select (to_jsonb(supplier_change) - 'id')::text as row from supplier_change`,
};

/** Everything that a file leaves in the database, in an order that does not depend on ids. */
async function everythingLeft(app: TestApp): Promise<Readonly<Record<string, readonly string[]>>> {
  const left: Record<string, readonly string[]> = {};
  for (const [table, text] of Object.entries(await everyFigure(app))) {
    const rows: unknown = JSON.parse(text === '' ? '[]' : text);
    left[table] = Array.isArray(rows) ? rows.map((row) => withoutIds(String(row))).toSorted() : [];
  }
  for (const [table, query] of Object.entries(keptOfFiles)) {
    const { rows } = await sql.raw<{ row: string }>(query).execute(app.deps.database.db);
    const texts = rows.map(({ row }) => withoutIds(row));
    left[table] = table === 'intake_row' ? texts : texts.toSorted();
  }
  return left;
}

interface Case {
  /** Files that were stored before. */
  readonly before?: readonly string[];
  readonly file: string;
  /** What becomes of the file. */
  readonly ends: Partial<KeptIntake>;
  /** Whether it is stored while it is read, on a server. */
  readonly isAtOnce: boolean;
}

const week = linesOf(site.site_id, start - 7 * 24 * hour, hour, hours(7));
const day = linesOf(site.site_id, start, hour, hours(1));
const dayOfSecond = linesOf(secondSite.site_id, start, hour, hours(1));

/** So many quarters of a site that they are looked at in three steps, up to the first of November. */
const manyQuarters = 430_000;
const firstOfMany = start - manyQuarters * quarter;

/** A file of very many values of one site, with some lines of another one after them. */
function longFile(last: readonly string[]): string {
  const kwh = Array.from({ length: manyQuarters }, (_, index) => 1 + (index % 7));
  return fileOf(linesOf(site.site_id, firstOfMany, quarter, kwh), last);
}

/** Does something once, when some of a long file is stored and some is not read yet. */
function inTheMiddle(work: () => Promise<void> | void): FileAtHand {
  let isDone = false;
  return atHand(longFile(dayOfSecond), async (part) => {
    if (part < 15 || isDone) return;
    isDone = true;
    await work();
  });
}

const cases: Readonly<Record<string, Case>> = {
  'new values': {
    file: fileOf(day, dayOfSecond),
    ends: { state: 'stored', created_count: 48 },
    isAtOnce: true,
  },
  'values that are changed and values that are not': {
    before: [fileOf(day, dayOfSecond)],
    file: fileOf(
      linesOf(
        site.site_id,
        start,
        hour,
        hours(1, () => 2),
      ),
      dayOfSecond,
    ),
    ends: { state: 'stored', changed_count: 23, unchanged_count: 25 },
    isAtOnce: true,
  },
  'a file of which nothing is new': {
    before: [fileOf(day)],
    file: fileOf(day),
    ends: { state: 'stored', unchanged_count: 24 },
    isAtOnce: true,
  },
  'an hour that comes twice and is there once': {
    file: fileOf(linesOf(site.site_id, Date.parse('2026-10-24T22:00:00Z'), hour, hours(1).slice(0, 3))),
    ends: { state: 'stored', created_count: 3 },
    isAtOnce: true,
  },
  'an unknown site': {
    file: fileOf(day, linesOf('735999000000019999', start, hour, hours(1))),
    ends: { state: 'partly_stored', created_count: 24, waiting_count: 24 },
    isAtOnce: false,
  },
  'values far above the usual': {
    before: [fileOf(week)],
    file: fileOf(linesOf(site.site_id, start, hour, [...hours(1).slice(1), 900]), dayOfSecond),
    ends: { state: 'stored', created_count: 48 },
    isAtOnce: false,
  },
  'a row that is refused': {
    before: [fileOf(day)],
    file: fileOf(dayOfSecond, linesOf(site.site_id, start, quarter, hours(4))),
    ends: { state: 'ready', created_count: 0 },
    isAtOnce: false,
  },
  'values of the future': {
    file: fileOf(day, linesOf(secondSite.site_id, start + 30 * 24 * hour, hour, hours(1))),
    ends: { state: 'ready', created_count: 0 },
    isAtOnce: false,
  },
  'rows that have the same values twice': {
    file: msconsOf(
      ...[1, 2].map((kwh) => ({
        point: site.site_id,
        start: '2026-11-01T00:00:00+01:00',
        kwh: hours(1, () => kwh),
      })),
    ),
    ends: { state: 'stored' },
    isAtOnce: false,
  },
  'nothing but a head': { file: fileOf(), ends: { state: 'refused' }, isAtOnce: false },
  'very many values': {
    file: longFile(dayOfSecond),
    ends: { state: 'stored', created_count: manyQuarters + 24 },
    isAtOnce: true,
  },
  'very many values, of which the last are far above the usual': {
    before: [fileOf(linesOf(secondSite.site_id, start - 7 * 24 * hour, hour, hours(7)))],
    file: longFile(
      linesOf(
        secondSite.site_id,
        start,
        hour,
        hours(1, () => 900),
      ),
    ),
    ends: { state: 'stored', created_count: manyQuarters + 24 },
    isAtOnce: false,
  },
  'very many values, of which the last are refused': {
    before: [fileOf(linesOf(secondSite.site_id, start, quarter, hours(1)))],
    file: longFile(dayOfSecond),
    ends: { state: 'ready', created_count: 0 },
    isAtOnce: false,
  },
};

describe('a file that is stored while it is read leaves what looking and then storing leaves', () => {
  test.for(Object.entries(cases))('%s', async ([, { before = [], file, ends, isAtOnce }]) => {
    const left: unknown[] = [];
    for (const take of [lookThenStore, storeAtOnce]) {
      const app = await createTestApp();
      const { access } = await intakeScene(app);
      for (const earlier of before) await lookThenStore(app.deps, earlier);
      const untouched = await everyFigure(app);
      const taken = await take(app.deps, file);
      // What is looked through first is taken up once more for storing it.
      const isStored = ends.state?.endsWith('stored') === true;
      const isTakenUpOnce = take === storeAtOnce && isOnServer && isAtOnce;
      expect(taken).toMatchObject({ ...ends, run: isStored && !isTakenUpOnce ? 2 : 1 });
      left.push(await everythingLeft(app));
      if (isStored) await actOn(app, access, { uuid: taken.id }, 'undo');
      const { meter_day: days, site: sites } = await everyFigure(app);
      expect({ days, sites }).toEqual({ days: untouched['meter_day'], sites: untouched['site'] });
      await app.close();
    }
    expect(left[1]).toEqual(left[0]);
  });
});

describe.skipIf(!isOnServer)('while the transaction of a file is open', () => {
  let app: TestApp;
  let scene: IntakeScene;

  beforeEach(async () => {
    app = await createTestApp();
    scene = await intakeScene(app);
  });

  afterEach(() => app.close());

  const whole = { state: 'stored', created_count: manyQuarters + 24 } as const;

  test('nobody sees what it stores, nor the file', async () => {
    const seen: number[] = [];
    const taken = await takeIn(
      app.deps,
      inTheMiddle(async () => {
        for (const table of ['meter_day', 'intake', 'intake_part'])
          seen.push((await sql`select 1 from ${sql.table(table)}`.execute(app.deps.database.db)).rows.length);
      }),
    );
    expect(seen).toEqual([0, 0, 0]);
    expect(taken).toMatchObject({ ...whole, run: 1 });
  });

  test('it holds its corporate group, and no other one', async () => {
    const other = { ...corporateGroup, key: 'annan', name: 'Annan', organization_number: '556677-8899' };
    await putRows(app, scene.token, 'corporate-groups', [other]);
    const { db } = app.deps.database;
    const groups = await db.selectFrom('corporate_group').select(['id', 'name']).orderBy('name').execute();
    const free: string[] = [];
    const taken = await takeIn(
      app.deps,
      inTheMiddle(async () => {
        for (const { id, name } of groups) {
          const held = db
            .selectFrom('corporate_group')
            .select('id')
            .where('id', '=', id)
            .forUpdate()
            .noWait();
          await held.execute().then(
            () => free.push(name),
            () => undefined,
          );
        }
      }),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Annan', corporateGroup.name]);
    expect(free).toEqual(['Annan']);
    expect(taken).toMatchObject(whole);
  });

  test('a process that stops leaves the file to whoever takes it up next', async () => {
    let isStopping = false;
    const left = await takeIn(
      { ...app.deps, isStopping: () => isStopping },
      inTheMiddle(() => {
        isStopping = true;
      }),
    );
    expect(left).toMatchObject({ state: 'reading', created_count: 0 });
    expect(await takeFurther(app.deps, left.id)).toMatchObject(whole);
  });

  test('what fails in it is received, looked through and stored after that', async () => {
    const own = app.deps.database;
    let breaks = false;
    const transaction: Database['transaction'] = (inIt, ...rest) =>
      own.transaction(
        async (trx) => {
          const result = await inIt(trx);
          if (!breaks) return result;
          breaks = false;
          throw new Error('The connection broke.');
        },
        ...rest,
      );
    const taken = await takeIn(
      { ...app.deps, database: { ...own, transaction } },
      inTheMiddle(() => {
        breaks = true;
      }),
    );
    expect(taken).toMatchObject({ ...whole, run: 2, failures: 0 });
  });

  test.each([
    ['stored', fileOf(day)],
    ['looked through first', fileOf(day, linesOf('735999000000019999', start, hour, hours(1)))],
  ])('nobody reads a file any more that is %s', async (_, content) => {
    let [begun, ended] = [0, 0];
    async function* read(): AsyncGenerator<Uint8Array, void, undefined> {
      begun += 1;
      try {
        yield* bytesOf(content);
      } finally {
        ended += 1;
      }
    }
    await takeIn(app.deps, { ...atHand(content), read });
    expect(begun).toBeGreaterThan(1);
    expect(ended).toBe(begun);
  });

  test('a file that breaks off leaves nothing', async () => {
    const untouched = await everyFigure(app);
    const broken = {
      ...atHand(''),
      read: () =>
        bytesOf(longFile(dayOfSecond), (part) => {
          if (part === 15) throw new Error('The disk is gone.');
        }),
    };
    await expect(takeIn(app.deps, broken)).rejects.toThrow('The file broke off.');
    expect(await everyFigure(app)).toEqual(untouched);
    expect(await app.deps.database.db.selectFrom('intake').select('id').execute()).toEqual([]);
  });

  test('two processes take files of the same site in one after the other', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      app.deps.database.db,
    );
    const url = new URL(testServer() ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const other = { ...app.deps, database: await openServer(url.href) };
    const files = [2, 3].map((value) =>
      fileOf(
        linesOf(
          site.site_id,
          start,
          hour,
          hours(2, () => value),
        ),
      ),
    );
    const [one, two] = await Promise.all([
      untilStored(app.deps, files[0] ?? ''),
      untilStored(other, files[1] ?? ''),
    ]);
    const sums = [one, two].map(({ created_count, changed_count }) => [created_count, changed_count]);
    expect(sums.toSorted()).toEqual([
      [0, 48],
      [48, 0],
    ]);
    await other.database.close();
  });
});
