import type { KyselyPlugin } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { ReportRequest } from '../../energy/report-request.ts';
import { storeEvenDays } from '../../energy/testing/store-days.ts';
import { openTimeSheet, type TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { download, type SheetFormat } from '../../files/download.ts';
import type { Cell, Sheet } from '../../files/sheet.ts';
import type { Database, Queries } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { csvSheets, workbookOf, type TimeSheetLayout } from './time-sheet-files.ts';

const siteCount = 100;
const year = { first: dayOf(2025, 1, 1), last: dayOf(2025, 12, 31) };
/** Site days read at a time. */
const batch = 700;
/**
 * Maximum rows created before any output leaves or other work gets a turn: as many short rows as fit in a part of 64
 * kB, times what compression holds back.
 */
const rowsAtOnce = 3000;

let database: Database;
let request: ReportRequest;
/** Work done for the file so far. */
let cost: { queries: number; days: number; rows: number };
/** Site days since the last query, and their maximum so far. */
let held: { now: number; most: number };
/** Reads of days that have started but not ended. */
let openReadings: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const group = await createCorporateGroup(database, 'Prov', [siteCount]);
  const sites = new Map(group.companies.flatMap(({ siteIds }) => siteIds.map((id) => [id, 1000] as const)));
  await storeEvenDays(database, group.id, sites, { first: dayOf(2025, 3, 1), last: dayOf(2025, 3, 21) });
  const scope = { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] };
  request = { scope, siteIds: null, period: year, today: dayOf(2026, 11, 20), language: 'sv' };
}, 60_000);

afterAll(() => database.close());

beforeEach(() => {
  cost = { queries: 0, days: 0, rows: 0 };
  held = { now: 0, most: 0 };
  openReadings = 0;
});

function counted(db: Queries): Queries {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      cost.queries += 1;
      held.now = 0;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(plugin);
}

async function openCounted(): Promise<TimeSheet> {
  const sheet = await openTimeSheet(counted(database.db), request, 'hour');
  return {
    ...sheet,
    async *rows(...of) {
      openReadings += 1;
      try {
        for await (const day of sheet.rows(...of)) {
          cost.days += 1;
          held.now += day.sites.length;
          held.most = Math.max(held.most, held.now);
          yield day;
        }
      } finally {
        openReadings -= 1;
      }
    },
  };
}

function countedRows({ rows, ...sheet }: Sheet): Sheet {
  async function* counting() {
    for await (const row of rows) {
      cost.rows += 1;
      yield row;
    }
  }
  return { ...sheet, rows: counting() };
}

/** A file as sent by the server. */
function sent(format: SheetFormat, sheets: readonly Sheet[]): ReadableStream<Uint8Array> {
  const { body } = download({
    name: 'Timrapport',
    format,
    sheets,
    onFailure(error) {
      throw error;
    },
  });
  if (body === null) throw new Error('The file has no content.');
  return body;
}

/** The file of 100 sites over a year. */
async function openFile(format: SheetFormat, layout: TimeSheetLayout): Promise<ReadableStream<Uint8Array>> {
  const sheet = await openCounted();
  const sheets =
    format === 'csv' ? csvSheets(sheet, null, 'sv', layout) : workbookOf(sheet, null, 'sv', layout).sheets;
  return sent(format, sheets.map(countedRows));
}

/** Rows created at each turn of the event loop while a file is read. */
async function turnsDuring(file: ReadableStream<Uint8Array>): Promise<number[]> {
  const turns: number[] = [];
  const reading = new AbortController();
  const others = (async () => {
    while (!reading.signal.aborted) {
      turns.push(cost.rows);
      await setImmediate();
    }
  })();
  for await (const part of file) expect(part.length).toBeGreaterThan(0);
  reading.abort();
  await others;
  return [...turns, cost.rows];
}

/** The largest increase from one reading to the next. */
function largestStep(figures: readonly number[]): number {
  return figures.reduce((most, figure, place) => Math.max(most, figure - (figures[place - 1] ?? 0)), 0);
}

describe.each([
  // Rows of a hundred columns, and many more rows with a few columns.
  { format: 'xlsx', layout: 'wide', rows: 365 * 24 + siteCount },
  { format: 'csv', layout: 'wide', rows: 365 * 24 },
  { format: 'csv', layout: 'per_site', rows: 365 * 24 * siteCount },
] as const)('100 sites over a year as $format, $layout', { timeout: 120_000 }, ({ format, layout, rows }) => {
  test('security 59: leaves while it is read, and little of it is held at a time', async () => {
    const made: number[] = [];
    for await (const part of await openFile(format, layout)) if (part.length > 0) made.push(cost.rows);
    expect(cost.rows).toBe(rows);
    expect(largestStep(made)).toBeLessThanOrEqual(rowsAtOnce);
    // Those that are written, and those that are read meanwhile.
    expect(held.most).toBeLessThanOrEqual(2 * batch);
  });

  test('security 59: lets others have their turn after a bounded number of rows', async () => {
    const turns = await turnsDuring(await openFile(format, layout));
    expect(cost.rows).toBe(rows);
    expect(largestStep(turns)).toBeLessThanOrEqual(rowsAtOnce);
  });

  test('security 59: is read no further when the client leaves', async () => {
    const reader = (await openFile(format, layout)).getReader();
    while (cost.rows === 0) await reader.read();
    await reader.cancel();
    // The days that are read ahead when the client disconnects may arrive, but nothing may follow.
    await vi.waitFor(() => expect(openReadings).toBe(0), { timeout: 20_000 });
    const before = { ...cost };
    for (let turn = 0; turn < 20; turn += 1) await database.ping(5000);
    expect(cost).toEqual(before);
    expect(cost.rows).toBeLessThanOrEqual(2 * rowsAtOnce);
  });
});

function* numbers(): Generator<readonly Cell[], void, void> {
  for (; cost.rows < 200_000; cost.rows += 1) yield [1_000_000_000 + cost.rows];
}

// A table in memory makes no queries, which would let other work run.
test.each(['xlsx', 'csv'] as const)(
  'security 59: rows that wait for nothing let others have their turn as %s',
  async (format) => {
    const columns = [{ heading: 'Tal', width: 10, format: { kind: 'number', decimals: 0 } }] as const;
    const turns = await turnsDuring(sent(format, [{ name: 'Tal', columns, rows: numbers() }]));

    expect(largestStep(turns)).toBeLessThanOrEqual(2 * rowsAtOnce);
  },
);
