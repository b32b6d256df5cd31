import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { bytesOf } from '../../../files/testing/bytes.ts';
import { libreOffice } from '../../../files/testing/libre-office.ts';
import { inFolder } from '../../../files/testing/programs.ts';
import { xlsxFile } from '../../../files/xlsx.ts';
import { proposeColumns } from './propose-columns.ts';
import { headRow, madeWorkbook, sheetOf, textCell, textColumns } from './testing/made-workbook.ts';
import { inPieces, problemsOf, readWhole, rowsOf, ofNoGroup } from './testing/read-whole.ts';

/** 2026-05-01 as a spreadsheet counts. */
const serial = 25_569 + dayOf(2026, 5, 1);

function valueRow(row: number, time: number, cell: string): string {
  return `<row r="${row}">${textCell(`A${row}`, 'A1')}<c r="B${row}" s="1"><v>${time}</v></c>${cell}</row>`;
}

const twoRows = `${headRow}${valueRow(2, serial, '<c r="C2"><v>1.5</v></c>')}${valueRow(3, serial + 1 / 24, '<c r="C3"><v>2.5</v></c>')}`;
const wanted = {
  corporate_group: 'K-1048',
  site_id: 'A1',
  start: '2026-05-01T00:00:00+02:00',
  resolution: 'hour',
  kwh: [1.5, 2.5],
  quality: 'measured',
};

/** A zip file of one deflated entry whose directory says this size. */
function zipOf(name: string, content: Buffer, size = content.length): Buffer {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(size, 8);
  const names = Buffer.from([file.length, 0, 0, 0]);
  const local = Buffer.concat([
    Buffer.from('504b030414000000080000002100', 'hex'),
    sizes,
    names,
    file,
    packed,
  ]);
  const directory = Buffer.concat([
    Buffer.from('504b01021400140000000800000021', 'hex'),
    Buffer.from([0]),
    sizes,
    names,
    Buffer.alloc(14),
    file,
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

describe('a workbook', () => {
  test('is read with its dates, shared texts and formulas that have a value', async () => {
    const rows = `${headRow.replace(textCell('A1', 'Anläggnings-id'), '<c r="A1" t="s"><v>0</v></c>')}
      ${valueRow(2, serial, '<c r="C2"><f>1+0.5</f><v>1.5</v></c>')}
      ${valueRow(3, serial + 1 / 24, '<c r="C3" t="str"><f>"2,5"</f><v>2,5</v></c>')}`;
    const sharedStrings = '<sst><si><r><t>Anläggnings</t></r><r><t>-id</t></r><rPh><t>x</t></rPh></si></sst>';
    expect(rowsOf(await readWhole(await madeWorkbook({ rows, sharedStrings })))).toEqual([wanted]);
  });

  test('of an old Mac counts its days from 1904', async () => {
    const rows = twoRows.replaceAll(String(serial), String(serial - 1462));
    const workbook =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="B" r:id="rId1"/></sheets></workbook>';
    expect(rowsOf(await readWhole(await madeWorkbook({ rows, workbook })))).toEqual([wanted]);
  });

  test('has the double hour in the order of its rows', async () => {
    const day = 25_569 + dayOf(2025, 10, 26);
    const rows = [1, 2, 2, 3].map((hour, index) =>
      valueRow(index + 2, day + hour / 24, `<c r="C${index + 2}"><v>${index}</v></c>`),
    );
    const [row] = rowsOf(await readWhole(await madeWorkbook({ rows: `${headRow}${rows.join('')}` })));
    expect(row).toMatchObject({ start: '2025-10-26T01:00:00+02:00', kwh: [0, 1, 2, 3] });
  });

  test.each([
    [
      'a formula without a value',
      '<c r="C2"><f>A1*2</f></c>',
      '2 [Förbrukning (kWh)] Formeln har inget sparat värde.',
    ],
    ['an error', '<c r="C2" t="e"><v>#REF!</v></c>', '2 [Förbrukning (kWh)] Läste #REF!, väntade ett värde.'],
    ['text for a number', textCell('C2', 'många'), '2 [Förbrukning (kWh)] Läste många, väntade ett tal'],
  ])('with %s is refused by its cell', async (_, cell, problem) => {
    const rows = `${headRow}${valueRow(2, serial, cell)}`;
    expect(problemsOf(await readWhole(await madeWorkbook({ rows })))[0]).toContain(problem);
  });

  test('with a number for a date, or a long number for a key, is refused by its cell', async () => {
    const plain = twoRows.replaceAll(' s="1"', '');
    expect(problemsOf(await readWhole(await madeWorkbook({ rows: plain })))[0]).toContain('[Tidpunkt] Läste');
    const long = twoRows.replaceAll(textCell('A2', 'A1'), '<c r="A2"><v>735999000000010012</v></c>');
    expect(problemsOf(await readWhole(await madeWorkbook({ rows: long })))[0]).toContain(
      'tappat de sista siffrorna',
    );
  });

  test('never opens what lies outside of it, and passes over hidden sheets', async () => {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const workbook = `<workbook xmlns:r="${office}"><sheets><sheet name="A" state="hidden" r:id="rId1"/><sheet name="B" r:id="rId4"/></sheets>
      <externalReferences><externalReference r:id="rId5"/></externalReferences></workbook>`;
    const relations = `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId4" Type="${office}/worksheet" Target="http://127.0.0.1:1/sheet.xml" TargetMode="External"/>
      <Relationship Id="rId5" Type="${office}/externalLink" Target="file:///etc/passwd" TargetMode="External"/>`;
    const bytes = await madeWorkbook({ rows: twoRows, workbook, relations });
    expect(problemsOf(await readWhole(bytes))).toEqual([expect.stringContaining('Ingen tabell hittades')]);
  });

  test.each([
    ['a document type', { rows: `]]>${headRow}` }],
    ['an end in the middle', { others: { 'xl/worksheets/sheet1.xml': sheetOf(twoRows).slice(0, -40) } }],
    ['elements without end', { others: { 'xl/worksheets/sheet1.xml': '<a>'.repeat(100_000) } }],
    ['text without end', { others: { 'xl/worksheets/sheet1.xml': `<a>${'x'.repeat(3_000_000)}` } }],
    [
      'entities that expand',
      {
        others: {
          'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>${sheetOf('&c;')}`,
        },
      },
    ],
    ['a row after a later one', { rows: `${headRow}<row r="9"/><row r="2"/>` }],
    ['a cell after a later one', { rows: '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>' }],
    [
      'no sheet where it says',
      { relations: '<Relationship Id="rId1" Type="x/worksheet" Target="nowhere.xml"/>' },
    ],
  ])('with %s is refused as damaged', async (_, parts) => {
    const [problem = ''] = problemsOf(await readWhole(await madeWorkbook(parts)));
    expect(problem).toContain('Arbetsboken är skadad eller ofullständig');
  });

  test('that is another zip archive, or is cut off, is refused', async () => {
    const bytes = await madeWorkbook({ rows: twoRows });
    expect(problemsOf(await readWhole(zipOf('hej.txt', Buffer.from('hej'))))[0]).toContain(
      'ingen xlsx-arbetsbok',
    );
    expect(problemsOf(await readWhole(bytes.subarray(0, -30)))[0]).toContain('Arbetsboken är skadad');
  });

  test('that unpacks to much more than its size is refused before it is unpacked', async () => {
    const bomb = zipOf('_rels/.rels', Buffer.alloc(64 * 1024 ** 2));
    expect(bomb.length).toBeLessThan(100_000);
    expect(problemsOf(await readWhole(bomb))[0]).toContain('packas upp till mer');
    // The directory of another says less than is there.
    const liar = zipOf('_rels/.rels', Buffer.alloc(64 * 1024 ** 2), 100);
    expect(problemsOf(await readWhole(liar))[0]).toContain('Arbetsboken är skadad');
  });

  test('is proposed by the sheet that fits best', async () => {
    const bytes = await bytesOf(
      xlsxFile([
        { name: 'Om', columns: textColumns('Läs mig'), rows: [['hej']] },
        {
          name: 'Priser',
          columns: textColumns('Elområde', 'Tidpunkt', 'Spotpris (öre/kWh)'),
          rows: [['SE3', '2026-05-01 00:00', '1,5']],
        },
      ]),
    );
    expect(await proposeColumns(inPieces(bytes, 1000), { settings: ofNoGroup })).toMatchObject({
      format: 'xlsx',
      sheet: 'Priser',
      kind: 'spot_prices',
      missing: [],
      rows: [['SE3', '2026-05-01 00:00', '1,5']],
    });
  });

  test('leaves no file behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('vinrod-')).length;
    await readWhole(await madeWorkbook({ rows: twoRows }));
    await readWhole(zipOf('hej.txt', Buffer.from('hej')));
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('vinrod-')).length).toBeLessThanOrEqual(
      before,
    );
  });
});

/** What LibreOffice saves of a file, by its name for the form. */
async function convertedBy(program: string, bytes: Buffer, from: string, form: string): Promise<Buffer> {
  return inFolder(async (folder) => {
    const [to = ''] = form.split(':');
    writeFileSync(join(folder, `in.${from}`), bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profil')}`;
    const output = join(folder, 'ut');
    await promisify(execFile)(program, [
      profile,
      '--headless',
      '--convert-to',
      form,
      '--outdir',
      output,
      join(folder, `in.${from}`),
    ]);
    return readFileSync(join(output, `in.${to}`));
  });
}

describe.skipIf(libreOffice === null)('files that LibreOffice saves (skipped when it is absent)', () => {
  const program = libreOffice ?? '';

  test('as a workbook, as csv with semicolons in Windows-1252, and as tabs in UTF-16, give the same rows', async () => {
    const made = await bytesOf(
      xlsxFile([
        {
          name: 'Värden',
          columns: [
            { heading: 'Anläggnings-id', width: 20, format: { kind: 'text' } },
            { heading: 'Tidpunkt', width: 20, format: { kind: 'time' } },
            { heading: 'Förbrukning (kWh)', width: 20, format: { kind: 'number', decimals: 3 } },
          ],
          rows: [
            ['A1', Date.parse('2026-04-30T22:00Z'), 1.5],
            ['A1', Date.parse('2026-04-30T23:00Z'), 2.5],
          ],
        },
      ]),
    );
    const saved = await convertedBy(program, made, 'xlsx', 'xlsx');
    expect(rowsOf(await readWhole(saved))).toEqual([wanted]);
    for (const filter of ['59,34,ANSI', '9,34,65535']) {
      const csv = await convertedBy(program, saved, 'xlsx', `csv:Text - txt - csv (StarCalc):${filter}`);
      expect(rowsOf(await readWhole(csv))).toEqual([wanted]);
    }
  }, 120_000);
});
