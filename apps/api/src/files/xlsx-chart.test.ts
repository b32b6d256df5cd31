import readXlsxFile from 'read-excel-file/node';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { SheetChart } from './sheet-chart.ts';
import type { Sheet } from './sheet.ts';
import { bytesOf } from './testing/bytes.ts';
import { libreOffice, savedByLibreOffice } from './testing/libre-office.ts';
import { unzip } from './testing/unzip.ts';
import { xlsxFile } from './xlsx.ts';

const values: Sheet = {
  name: "Åsas 'egna'",
  columns: [
    { heading: 'Datum', width: 12, format: { kind: 'day' } },
    { heading: 'Butik', width: 12, format: { kind: 'number', decimals: 3 } },
    { heading: 'Lager', width: 12, format: { kind: 'number', decimals: 3 } },
  ],
  rows: [
    [dayOf(2026, 10, 24), 1.5, 2],
    [dayOf(2026, 10, 25), null, 3],
    [dayOf(2026, 10, 26), 2.5, 4],
  ],
};

const chart: SheetChart = {
  name: 'Diagram',
  title: 'Dygnsvärden <2026>',
  unit: 'kWh',
  description: 'Linjediagram',
  sheet: values.name,
  rowCount: 3,
  days: 0,
  series: [
    { name: 'Butik & kafé', column: 1 },
    { name: 'Lager', column: 2 },
  ],
};

/** The elements of a part with their attributes and texts; throws when it is not well-formed. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string>; text: string }[] {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }: SaxesTagNS) => {
    const element = {
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      text: '',
    };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

function isRelations(name: string): boolean {
  return name.endsWith('.rels');
}

test('figures 24: a workbook with a chart has every part that it tells of, and tells of every part', async () => {
  const parts = unzip(await bytesOf(xlsxFile([values], null, chart)));
  const reported = elementsOf(parts.get('[Content_Types].xml') ?? '').flatMap(
    ({ attributes }) => attributes['PartName']?.slice(1) ?? [],
  );
  const others = [...parts.keys()].filter((name) => name !== '[Content_Types].xml' && !isRelations(name));
  expect(reported.toSorted()).toEqual(others.toSorted());
  const targets = [...parts].flatMap(([name, xml]) => {
    const elements = elementsOf(xml);
    const folder = new URL(name.replace(/_rels\/[^/]*$/, ''), 'file:///');
    return isRelations(name)
      ? elements.flatMap(({ attributes: { Target: target } }) =>
          target === undefined ? [] : [new URL(target, folder).pathname.slice(1)],
        )
      : [];
  });
  expect(targets.filter((name) => !parts.has(name))).toEqual([]);
  expect(targets).toContain('xl/charts/chart1.xml');
});

test('figures 24: the lines of a chart refer to the cells of its sheet', async () => {
  const parts = unzip(await bytesOf(xlsxFile([values], null, chart)));
  const elements = elementsOf(parts.get('xl/charts/chart1.xml') ?? '');
  const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text);
  expect(texts('c:f')).toEqual([
    "'Åsas ''egna'''!$A$2:$A$4",
    "'Åsas ''egna'''!$B$2:$B$4",
    "'Åsas ''egna'''!$A$2:$A$4",
    "'Åsas ''egna'''!$C$2:$C$4",
  ]);
  expect(texts('c:v')).toEqual(['Butik & kafé', 'Lager']);
  expect(texts('a:t')).toEqual(['Dygnsvärden <2026>', 'kWh']);
  expect(elements.find(({ name }) => name === 'c:dispBlanksAs')?.attributes['val']).toBe('gap');
  expect(parts.get('xl/drawings/drawing1.xml')).toContain('descr="Linjediagram"');
});

test('figures 24: other programs read the values beside a chart', async () => {
  const sheets = await readXlsxFile(await bytesOf(xlsxFile([values], null, chart)));
  expect(sheets.map(({ sheet }) => sheet)).toEqual([values.name, 'Diagram']);
  expect(sheets[0]?.data).toHaveLength(4);
  expect(sheets[1]?.data).toEqual([]);
});

test.skipIf(libreOffice === null)(
  'figures 24: LibreOffice keeps the chart',
  { timeout: 120_000 },
  async () => {
    if (libreOffice === null) return;
    // LibreOffice does not find a sheet whose name has apostrophes.
    const name = 'Timvärden & mer';
    const workbook = xlsxFile([{ ...values, name }], null, { ...chart, sheet: name });
    const saved = unzip(await savedByLibreOffice(libreOffice, await bytesOf(workbook)));
    const kept = [...saved].find(([part]) => /^xl\/charts\/chart\d+\.xml$/.test(part))?.[1] ?? '';
    expect(kept).toContain('Butik &amp; kafé');
    expect(kept).toContain('lineChart');
    expect(kept.match(/<c:v>(?:1\.5|2\.5|4)<\/c:v>/g)).toHaveLength(3);
  },
);
