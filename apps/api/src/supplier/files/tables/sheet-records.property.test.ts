import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetRecords } from './sheet-records.ts';
import { TableProblem, type TableRecord } from './table-cell.ts';

const context = {
  sharedStrings: ['delad'],
  styles: [
    { date: false, clock: false },
    { date: true, clock: true },
  ],
  epoch: 25_569,
};

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function recordsOf(
  rows: string,
  before: string,
  size: number,
): Promise<readonly TableRecord[] | string> {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${before}<worksheet><cols><col min="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
  const records: TableRecord[] = [];
  try {
    for await (const batch of sheetRecords(pieces(text, size), context)) records.push(...batch);
    return records;
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    return `${error.line}: ${error.text.en}`;
  }
}

const number = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }).map(String),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => String(thousandths / 1000)),
  fc.constantFrom(
    '',
    '-',
    '.5',
    '1.',
    '1e400',
    '007',
    '-0',
    '1.5E-7',
    ' 1',
    '0x10',
    '1_0',
    '12345678901234567890',
  ),
);
const cell = fc
  .record({
    reference: fc.option(fc.constantFrom('A1', 'B2', 'C3', 'D4', 'AA5', 'XFE1', 'B', '2', '')),
    style: fc.option(fc.constantFrom('0', '1', '7', 'x', '')),
    type: fc.option(fc.constantFrom('n', 's', 'str', 'b', 'e')),
    number,
    form: fc.constantFrom('value', 'value', 'value', 'formula', 'empty', 'text', 'open'),
  })
  .map(({ reference, style, type, number: written, form }) => {
    const attributes = [
      reference === null ? '' : ` r="${reference}"`,
      style === null ? '' : ` s="${style}"`,
      type === null ? '' : ` t="${type}"`,
    ].join('');
    if (form === 'empty') return `<c${attributes}/>`;
    if (form === 'text')
      return `<c${attributes} t="inlineStr"><is><t>å &lt;c&gt;</t></is></c>`.replace(
        / t="[a-z]+"(?= t=)/,
        '',
      );
    if (form === 'formula') return `<c${attributes}><f>A1*2</f><v>${written}</v></c>`;
    return form === 'open'
      ? `<c${attributes}>\n<v>${written}</v></c>`
      : `<c${attributes}><v>${written}</v></c>`;
  });
const sheet = fc
  .array(fc.tuple(fc.array(cell, { maxLength: 6 }), fc.constantFrom('', ' ', '\n')), { maxLength: 5 })
  .map((rows) =>
    rows.map(([cells, between], index) => `<row r="${index + 1}">${cells.join(between)}</row>`).join('\n'),
  );

test('cells of numbers that are taken from the text are what a parser makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, fc.integer({ min: 1, max: 90 }), async (rows, size) => {
      // In a document with a comment nothing is taken from the text.
      const parsed = await recordsOf(rows, '<!-- c -->', 100_000);
      expect(await recordsOf(rows, '', 100_000)).toEqual(parsed);
      expect(await recordsOf(rows, '', size)).toEqual(parsed);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['a comment', '<row r="1"><!--<c><v>1</v></c>--><c><v>2</v></c></row>'],
  ['characters as they are', '<row r="1"><c t="str"><v><![CDATA[<c><v>1</v></c>]]></v></c></row>'],
  ['an instruction', '<row r="1"><?x <c><v>1</v></c>?><c><v>2</v></c></row>'],
])('what looks like a cell in %s is none', async (_, row) => {
  const [record] = await recordsOf(row, '', 7);
  expect(record).toEqual({ line: 1, cells: [row.includes('CDATA') ? '<c><v>1</v></c>' : 2] });
});

test('cells outside of rows, and whole cells in a document that is broken, give no rows', async () => {
  expect(await recordsOf('<c><v>1</v></c>', '', 1000)).toEqual(
    await recordsOf('<c><v>1</v></c>', '<!---->', 1000),
  );
  expect(await recordsOf('<row r="1"><c><v>1</v></c></rows>', '', 1000)).toContain('damaged');
});
