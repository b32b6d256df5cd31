import { randomUUID } from 'node:crypto';
import type { SupplierCorporateGroup, SupplierRowAnswer } from '@vinrod/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { luhnCheckDigit } from '../../identifiers/luhn.ts';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { corporateGroupRows } from '../organisation/corporate-groups.ts';
import { supplierTexts } from '../texts.ts';
import { Answering } from './answering.ts';
import { rowCheck, type ReadRow } from './read-rows.ts';
import { storeAll } from './store-all.ts';
import type { Storing } from './store-batch.ts';

let opened: Database;
let log: string[];

beforeAll(async () => {
  opened = await createTestDatabase();
});

afterAll(() => opened.close());

beforeEach(() => {
  log = [];
});

afterEach(async () => {
  await opened.db.deleteFrom('corporate_group').execute();
});

/** Notes when transactions begin, and makes the first of them lose as many times as told. */
function database(losses = 0): Database {
  let lost = 0;
  return {
    ...opened,
    // A server, which is not held up by a transaction that reads.
    kind: 'postgres',
    transaction: (work, options) =>
      opened.transaction(async (trx) => {
        log.push('begins to store');
        const result = await work(trx);
        lost += 1;
        if (lost <= losses) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return result;
      }, options),
  };
}

function groupOf(line: number): ReadRow<SupplierCorporateGroup> {
  const digits = `55990000${line}`;
  const organization_number = `${digits.slice(0, 6)}-${digits.slice(6)}${luhnCheckDigit(digits)}`;
  return { sent: { line, row: { key: `K-${line}`, name: `Koncern ${line}`, organization_number } } };
}

function unread(line: number): ReadRow<SupplierCorporateGroup> {
  return { line, problems: [{ field: '', texts: [supplierTexts.notJson] }] };
}

/** Stores rows of a body that has come whole when the row in `receivedAt` is read. */
async function answersTo(
  rows: readonly ReadRow<SupplierCorporateGroup>[],
  receivedAt: number,
  storedIn: Database,
): Promise<readonly SupplierRowAnswer[]> {
  let line = 0;
  async function* read(): AsyncGenerator<ReadRow<SupplierCorporateGroup>, void, undefined> {
    try {
      for (const row of rows) {
        line += 1;
        log.push(`reads ${line}`);
        yield await Promise.resolve(row);
      }
    } finally {
      log.push('ended');
    }
  }
  const storing: Storing<SupplierCorporateGroup> = {
    database: storedIn,
    operationId: 'putSupplierCorporateGroups',
    kind: corporateGroupRows,
    intake: {
      id: randomUUID(),
      caller: { accountId: null, name: 'Karin Åberg' },
      now: new Date('2026-05-02T08:00:00Z'),
    },
    isDryRun: false,
  };
  const sent = {
    rows: read(),
    isReceived: () => line >= receivedAt,
    isWhole: true,
    check: rowCheck<SupplierCorporateGroup>({}),
  };
  const answers: SupplierRowAnswer[] = [];
  for await (const answer of storeAll(sent, storing, new Answering('en'))) answers.push(answer);
  return answers;
}

function resultsOf(
  answers: readonly SupplierRowAnswer[],
): readonly (readonly [number | undefined, string | undefined])[] {
  return answers.map(({ line, result }) => [line, result]);
}

async function storedKeys(): Promise<readonly (string | null)[]> {
  const stored = await opened.db
    .selectFrom('corporate_group')
    .select('supplier_key')
    .orderBy('supplier_key')
    .execute();
  return stored.map(({ supplier_key: key }) => key);
}

const three = [1, 2, 3].map(groupOf);
const created = [1, 2, 3].map((line) => [line, 'created'] as const);

test('a file is stored when all of it was read, as long as it still comes', async () => {
  expect(resultsOf(await answersTo(three, Infinity, database()))).toEqual(created);
  expect(log).toEqual(['reads 1', 'reads 2', 'reads 3', 'ended', 'begins to store']);
});

test('a file that has come whole is stored while the rest of it is read', async () => {
  expect(resultsOf(await answersTo(three, 2, database()))).toEqual(created);
  expect(log).toEqual(['reads 1', 'reads 2', 'begins to store', 'reads 3', 'ended']);
  expect(await storedKeys()).toEqual(['K-1', 'K-2', 'K-3']);
});

test.each([Infinity, 1, 2])(
  'all rows are stored after a transaction that lost against others, the file being there at row %d',
  async (receivedAt) => {
    expect(resultsOf(await answersTo(three, receivedAt, database(2)))).toEqual(created);
    expect(log.filter((line) => line === 'begins to store')).toHaveLength(3);
    expect(await storedKeys()).toEqual(['K-1', 'K-2', 'K-3']);
  },
);

test.each([Infinity, 1, 2, 4])(
  'nothing is stored, and every row that cannot be read is answered, the file being there at row %d',
  async (receivedAt) => {
    const rows = [groupOf(1), groupOf(2), unread(3), groupOf(4), unread(5)];
    expect(resultsOf(await answersTo(rows, receivedAt, database()))).toEqual([
      [3, 'refused'],
      [5, 'refused'],
    ]);
    expect(log.filter((line) => line.startsWith('reads'))).toHaveLength(5);
    expect(await storedKeys()).toEqual([]);
  },
);
