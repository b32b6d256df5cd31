import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { csvFile } from './csv.ts';
import type { Cell, Column, Sheet } from './sheet.ts';
import { bytesOf } from './testing/bytes.ts';

const columns: readonly Column[] = [
  { heading: 'Namn', width: 20, format: { kind: 'text' } },
  { heading: 'Energi (kWh)', width: 12, format: { kind: 'number', decimals: 3 } },
  { heading: 'Dag', width: 12, format: { kind: 'day' } },
  { heading: 'Tid', width: 16, format: { kind: 'time' } },
];

async function written(...rows: readonly (readonly Cell[])[]): Promise<string> {
  return (await bytesOf(csvFile({ name: 'Blad', columns, rows }))).toString();
}

async function linesOf(...rows: readonly (readonly Cell[])[]): Promise<string[]> {
  return (await written(...rows)).split('\r\n').slice(1, -1);
}

describe('comma separated values', () => {
  test('figures polish: months are months, and whole numbers are told as such', async () => {
    const sheet: Sheet = {
      name: 'A',
      columns: [
        { heading: 'Månad', width: 12, format: { kind: 'month' } },
        { heading: 'Värde', width: 12, format: { kind: 'number', decimals: 2 } },
      ],
      rows: [[Date.UTC(2026, 4, 1) / 86_400_000, { whole: 12 }]],
    };
    const parts: Uint8Array[] = [];
    for await (const part of csvFile(sheet)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('\uFEFFMånad;Värde\r\n2026-05;12\r\n');
  });

  test('are what Swedish spreadsheets read', async () => {
    const text = await written(
      ['Kvarnen', 1234.5, dayOf(2026, 3, 5), Date.UTC(2026, 6, 1, 11, 7)],
      ['Åsgård', -0.001, null, Date.UTC(2026, 0, 1)],
    );
    expect(text).toBe(
      '\uFEFFNamn;Energi (kWh);Dag;Tid\r\n' +
        'Kvarnen;1234,5;2026-03-05;2026-07-01 13:07\r\n' +
        'Åsgård;-0,001;;2026-01-01 01:00\r\n',
    );
  });

  test('have their headings on one line, however many a spreadsheet gives them', async () => {
    const tall: readonly Column[] = [
      { heading: 'Kvarnen\n735999\nkWh', width: 8, format: { kind: 'text' } },
      { heading: 'Dag', width: 8, format: { kind: 'text' } },
    ];
    const file = csvFile({ name: 'Blad', columns: tall, rows: [['Rad\n2', 'x']] });
    expect((await bytesOf(file)).toString()).toBe('\uFEFFKvarnen 735999 kWh;Dag\r\n"Rad\n2";x\r\n');
  });

  test('tell the time of a day by its minutes', async () => {
    const clock: readonly Column[] = [{ heading: 'Tid', width: 8, format: { kind: 'clock' } }];
    const file = csvFile({ name: 'Blad', columns: clock, rows: [[0], [135], [1425]] });
    expect((await bytesOf(file)).toString()).toBe('\uFEFFTid\r\n00:00\r\n02:15\r\n23:45\r\n');
  });

  test('quote texts with separators, quotation marks and line breaks (RFC 4180)', async () => {
    const text = await written(['Plan 1; "norr"\nport B', null, null, null]);
    expect(text).toContain('\r\n"Plan 1; ""norr""\nport B";;;\r\n');
  });

  test('never write an exponent, and keep every decimal', async () => {
    const lines = await linesOf(['a', 1e21], ['b', 0.000_000_1], ['c', 0.1 + 0.2]);
    expect(lines).toEqual(['a;1000000000000000000000;;', 'b;0,0000001;;', 'c;0,30000000000000004;;']);
  });

  test('refuse a number that is none', async () => {
    await expect(written(['a', Number.NaN])).rejects.toThrow(RangeError);
  });

  test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '＝1', "=cmd|' /C calc'!A0"])(
    'security 60: %j stays a text, and numbers stay numbers',
    async (hostile) => {
      const [cell = ''] = (await written([hostile, -5])).split('\r\n').slice(1, 2);
      const unquoted = cell.replace(/;-5;;$/, '').replace(/^"([^]*)"$/, '$1');
      expect(unquoted).toBe(`'${hostile}`);
      expect(cell.endsWith(';-5;;')).toBe(true);
    },
  );

  test('security 60: a text that closes its quotes and opens a formula stays one cell', async () => {
    expect(await linesOf(['";=1+1;"', null])).toEqual(['""";=1+1;""";;;']);
  });
});
