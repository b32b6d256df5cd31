import { array, assert, asyncProperty, constant, double, oneof, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import { KeptRows } from './kept-rows.ts';
import type { RowCheck } from './read-rows.ts';
import type { SentRow } from './row-kind.ts';

const check: RowCheck<JsonRecord> = (line, value) =>
  isRecord(value) ? { sent: { line, row: value } } : { line, problems: [] };

async function readBack(rows: readonly SentRow<JsonRecord>[]): Promise<readonly SentRow<JsonRecord>[]> {
  const kept = await KeptRows.open(check);
  try {
    for (const row of rows) await kept.add(row);
    const read: SentRow<JsonRecord>[] = [];
    for await (const row of kept.read()) read.push(row);
    return read;
  } finally {
    await kept.close();
  }
}

it('gives rows back as they were, in their order', async () => {
  const value = oneof(double({ noNaN: true }), constant(null));
  const row = record({
    site_id: string(),
    kwh: array(value, { maxLength: 50 }),
    names: array(string()),
    empty: constant(null),
  });
  await assert(
    asyncProperty(array(row, { maxLength: 30 }), async (rows) => {
      const sent = rows.map((each, index) => ({ line: index + 1, row: each }));
      expect(await readBack(sent)).toEqual(sent);
    }),
    { numRuns: 50, seed: 20_261_146 },
  );
});

it('gives back what is held beside a row, and rows larger than what is read at a time', async () => {
  const notices = [
    { code: 'unknown_column' as const, subject: 'Mängd', text: { sv: 'Passerad', en: 'Passed' } },
  ];
  const sent = [
    { line: 2, row: { text: 'å'.repeat(900_000) }, notices },
    {
      line: 2,
      row: { text: 'ö'.repeat(1_500_000), kwh: [1.5, null, 0] },
      original: Buffer.from('<Invoice/>'),
    },
    { line: 3, row: { lines: [{ article: 'a', amount: 1 }] } },
  ];
  expect(await readBack(sent)).toEqual(sent);
});
