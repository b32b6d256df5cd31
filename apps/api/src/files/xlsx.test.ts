import readXlsxFile from 'read-excel-file/node';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { Cell, Column, Sheet } from './sheet.ts';
import { bytesOf } from './testing/bytes.ts';
import { libreOffice, savedByLibreOffice } from './testing/libre-office.ts';
import { unzip } from './testing/unzip.ts';
import { xlsxFile } from './xlsx.ts';

const columns: readonly Column[] = [
  { heading: 'Namn', width: 24, format: { kind: 'text' } },
  { heading: 'Antal', width: 8, format: { kind: 'number', decimals: 0 } },
  { heading: 'Energi (kWh)', width: 14.5, format: { kind: 'number', decimals: 3 } },
  { heading: 'Dag', width: 12, format: { kind: 'day' } },
  { heading: 'Tid', width: 16, format: { kind: 'time' } },
];

const hostile = [
  "=cmd|' /C calc'!A0",
  '+1',
  '-1',
  '@x',
  '\tflik',
  '</t></is></c><c><f>1+1</f></c>',
  ']]>&amp;<!--',
  '735999000000010012',
];

function sheetOf(...rows: readonly (readonly Cell[])[]): Sheet {
  return { name: 'Anläggningar & "annat"', columns, rows };
}

function make(...rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return bytesOf(xlsxFile([sheetOf(...rows)]));
}

/** Texts of the cells of the first sheet, from its XML. */
async function cellTexts(...rows: readonly (readonly Cell[])[]): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => void (name === 't' && texts.push(text)));
  parser.write(unzip(await make(...rows)).get('xl/worksheets/sheet1.xml') ?? '').close();
  return texts.slice(columns.length);
}

describe('a workbook', () => {
  test('figures polish: a workbook tells its title, who made it and when', async () => {
    const about = {
      title: 'Timrapport',
      creator: 'Å & B Energi',
      createdAt: new Date('2026-11-22T20:15:30.250Z'),
    };
    const parts = unzip(await bytesOf(xlsxFile([sheetOf()], about)));
    const text = parts.get('docProps/core.xml')?.toString() ?? '';
    expect(text).toContain('<dc:title>Timrapport</dc:title><dc:creator>Å &amp; B Energi</dc:creator>');
    expect(text).toContain('>2026-11-22T20:15:30Z</dcterms:created>');
    expect(parts.get('[Content_Types].xml')?.toString()).toContain('/docProps/core.xml');
    expect(parts.get('_rels/.rels')?.toString()).toContain('Target="docProps/core.xml"');
  });

  test('is a zip file of well-formed XML, every part of which is told of', async () => {
    const parts = unzip(await make(['Kvarnen', 1, 2.5, 3, 4], [hostile.join(' '), null, null, null, null]));
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const xml of parts.values()) {
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xml).close();
    }
    const types = parts.get('[Content_Types].xml') ?? '';
    for (const name of parts.keys())
      expect(name.endsWith('.rels') || name === '[Content_Types].xml' || types.includes(`"/${name}"`)).toBe(
        true,
      );
  });

  test('is read by others as the same texts, numbers and dates', async () => {
    const second: Sheet = { name: 'Två', columns: columns.slice(0, 2), rows: [['Ö', 7]] };
    const first = sheetOf(
      ['Kvarnen', 12, 1234.567, dayOf(2026, 3, 5), Date.UTC(2026, 6, 1, 11, 7)],
      ['Åsgård 🏭', null, -0.001, null, Date.UTC(2026, 0, 1)],
    );
    const read: unknown = await readXlsxFile(await bytesOf(xlsxFile([first, second])));
    expect(read).toEqual([
      {
        sheet: 'Anläggningar & "annat"',
        data: [
          ['Namn', 'Antal', 'Energi (kWh)', 'Dag', 'Tid'],
          // Local time, since spreadsheets have no time zone.
          ['Kvarnen', 12, 1234.567, new Date('2026-03-05T00:00Z'), new Date('2026-07-01T13:07Z')],
          ['Åsgård 🏭', null, -0.001, null, new Date('2026-01-01T01:00Z')],
        ],
      },
      {
        sheet: 'Två',
        data: [
          ['Namn', 'Antal'],
          ['Ö', 7],
        ],
      },
    ]);
  });

  test('keeps its headings in view and its columns as wide as they are meant', async () => {
    const sheet = unzip(await make()).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<col min="3" max="3" width="14.5" customWidth="1"/>');
  });

  test('names columns past Z', async () => {
    const wide = Array.from({ length: 703 }, (_, index) => ({
      heading: String(index),
      width: 8,
      format: { kind: 'number', decimals: 0 } as const,
    }));
    const row = wide.map((_, index) => index);
    const parts = unzip(await bytesOf(xlsxFile([{ name: 'Bred', columns: wide, rows: [row] }])));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    for (const [letters, index] of [
      ['Z', 25],
      ['AA', 26],
      ['AZ', 51],
      ['ZZ', 701],
      ['AAA', 702],
    ] as const)
      expect(sheet).toContain(`<c r="${letters}2" s="3"><v>${index}</v></c>`);
  });

  test('holds signs that XML cannot, and keeps texts that look like them', async () => {
    expect(await cellTexts(['\0\u0008\r\uFFFE', null], ['_x0041_', null], ['a\uD800b', null])).toEqual([
      '_x0000__x0008__x000D__xFFFE_',
      '_x005F_x0041_',
      'a\uFFFDb',
    ]);
  });

  test('cuts a text that a cell has no room for, so that the file stays readable', async () => {
    const [cut = ''] = await cellTexts(['å'.repeat(40_000), null]);
    expect([cut.length, cut.at(-1)]).toEqual([32_767, '…']);
  });

  test('refuses a number that is none', async () => {
    await expect(make(['a', Number.NaN])).rejects.toThrow(RangeError);
  });

  test('security 60: hostile texts are texts, to the letter, and nothing is a formula', async () => {
    const rows = hostile.map((text) => [text, 1]);
    const file = await make(...rows);
    const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/ t="(\w+)"/g)).toEqual(
      Array.from({ length: columns.length + rows.length }, () => ' t="inlineStr"'),
    );
    expect(await cellTexts(...rows)).toEqual(hostile);
  });

  test.skipIf(libreOffice === null)(
    'security 60: LibreOffice opens the file and sees the same (skipped where soffice is not installed)',
    { timeout: 120_000 },
    async () => {
      const file = await make(...hostile.map((text, index) => [text, 1, 2.5 * index]));
      const saved = await savedByLibreOffice(libreOffice ?? '', file);
      const [sheets, expected] = await Promise.all(
        [saved, file].map((bytes) => readXlsxFile(bytes, { trim: false })),
      );
      expect(sheets).toEqual(expected);
    },
  );
});

test('a sheet has a name that Excel opens, whatever a supplier calls what it lists', async () => {
  const long = 'Koncerner, kommuner och förvaltningar: alla';
  const file = unzip(
    await bytesOf(
      xlsxFile([
        { ...sheetOf(), name: long },
        { ...sheetOf(), name: 'Blad' },
      ]),
    ),
  );
  const workbook = file.get('xl/workbook.xml') ?? '';
  expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Koncerner, kommuner och förvalt',
    'Blad',
  ]);
});
