import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockChanges,
  formatInstant,
  hourMs,
  localDayOf,
  startOfLocalDay,
  utcOffsetHours,
} from '@vinrod/locale/clock';
import { dayOf, formatDay } from '@vinrod/locale/day';
import { bytesOf } from '../../../files/testing/bytes.ts';
import { xlsxFile } from '../../../files/xlsx.ts';
import { isInDoubleHour } from './read-time.ts';
import { problemsOf, readWhole, rowsOf } from './testing/read-whole.ts';

/** How somebody's program writes a table. */
interface Dialect {
  readonly delimiter: ';' | '\t' | ',';
  readonly encoding: 'utf-8' | 'utf-8 marked' | 'utf-16le' | 'windows-1252';
  readonly decimal: ',' | '.';
  readonly thousands: '' | ' ' | '\u00A0' | '\u202F';
  readonly lineEnd: '\n' | '\r\n';
  readonly quotes: boolean;
  readonly unit: 'Wh' | 'kWh' | 'MWh';
  readonly time: 'one' | 'two' | 'offset';
  readonly form: 'long' | 'wide';
  readonly isLatestFirst: boolean;
  readonly pieceSize: number;
}

const dialects: fc.Arbitrary<Dialect> = fc
  .record({
    delimiter: fc.constantFrom(';' as const, '\t' as const, ',' as const),
    encoding: fc.constantFrom(
      'utf-8' as const,
      'utf-8 marked' as const,
      'utf-16le' as const,
      'windows-1252' as const,
    ),
    decimal: fc.constantFrom(',' as const, '.' as const),
    thousands: fc.constantFrom('' as const, ' ' as const, '\u00A0' as const, '\u202F' as const),
    lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
    quotes: fc.boolean(),
    unit: fc.constantFrom('Wh' as const, 'kWh' as const, 'MWh' as const),
    time: fc.constantFrom('one' as const, 'two' as const, 'offset' as const),
    form: fc.constantFrom('long' as const, 'wide' as const),
    isLatestFirst: fc.boolean(),
    pieceSize: fc.constantFrom(1, 100, 70_000),
  })
  // Windows-1252 has no narrow space.
  .filter(({ encoding, thousands }) => encoding !== 'windows-1252' || thousands !== '\u202F');

/** Days with and without a change of clocks. */
const days = [dayOf(2026, 1, 15), clockChanges(2026).spring, clockChanges(2025).autumn, dayOf(2025, 12, 31)];

/** Sites with values from an instant on, Wh; null where there is none. */
interface Values {
  readonly first: number;
  readonly step: number;
  readonly sites: readonly { readonly id: string; readonly wh: readonly (number | null)[] }[];
}

const values: fc.Arbitrary<Values> = fc
  .record({
    day: fc.constantFrom(...days),
    step: fc.constantFrom(hourMs, hourMs / 4),
    count: fc.integer({ min: 3, max: 120 }),
  })
  .chain(({ day, step, count }) =>
    fc.record({
      first: fc.constant(startOfLocalDay(day)),
      step: fc.constant(step),
      sites: fc
        .array(
          fc.array(
            fc.option(fc.oneof(fc.integer({ min: 0, max: 400_000_000 }), fc.integer({ min: 0, max: 2000 })), {
              freq: 8,
            }),
            { minLength: count, maxLength: count },
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((own) => own.map((wh, place) => ({ id: `73599900000001${String(1000 + place)}`, wh }))),
    }),
  );

/** The stored values, as `site instant` with Wh. */
function stepsOf({ first, step, sites }: Values): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const { id, wh } of sites)
    wh.forEach((value, index) => {
      if (value !== null) steps.set(`${id} ${formatInstant(first + index * step)}`, value);
    });
  return steps;
}

/** The steps of rows that were read. */
function stepsRead(rows: readonly object[], step: number): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const row of rows) {
    const { site_id: id, start, kwh } = Object.fromEntries(Object.entries(row));
    if (!Array.isArray(kwh)) throw new TypeError('A row has values.');
    kwh.forEach((value: unknown, index) => {
      if (typeof value !== 'number') return;
      const key = `${String(id)} ${formatInstant(Date.parse(String(start)) + index * step)}`;
      if (steps.has(key)) throw new RangeError(`${key} was read twice.`);
      steps.set(key, Math.round(value * 1000));
    });
  }
  return steps;
}

function wallOf(instant: number): { readonly day: string; readonly clock: string; readonly offset: string } {
  const text = formatInstant(instant);
  return {
    day: formatDay(localDayOf(instant)),
    clock: text.slice(11, 16),
    offset: `UTC+0${utcOffsetHours(instant)}:00`,
  };
}

function timeCells(instant: number, { time }: Dialect): readonly string[] {
  const { day, clock, offset } = wallOf(instant);
  if (time === 'one') return [`${day} ${clock}`];
  return time === 'two' ? [day, clock] : [day, clock, offset];
}

const timeHeads = {
  one: ['Tidpunkt'],
  two: ['Datum', 'Tid'],
  offset: ['Datum', 'Tid', 'UTC-avvikelse'],
} as const;

function numberText(wh: number | null, { unit, decimal, thousands }: Dialect): string {
  if (wh === null) return '';
  const decimals = { Wh: 0, kWh: 3, MWh: 6 }[unit];
  const [whole = '', part = ''] = (wh / 10 ** decimals).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return part === '' ? grouped : `${grouped}${decimal}${part}`;
}

/** Whether a file with the latest first would begin in the hour that comes twice: which of the two cannot be told. */
function endsInDoubleHour({ first, step, sites }: Values): boolean {
  const last = first + ((sites[0]?.wh.length ?? 1) - 1) * step;
  return isInDoubleHour(last);
}

function recordsOf(written: Values, dialect: Dialect): readonly (readonly string[])[] {
  const { first, step, sites } = written;
  const { form, unit, time } = dialect;
  const isLatestFirst = dialect.isLatestFirst && !endsInDoubleHour(written);
  const places = Array.from({ length: sites[0]?.wh.length ?? 0 }, (_, place) => place);
  const ordered = isLatestFirst ? places.toReversed() : places;
  if (form === 'wide')
    return [
      [...timeHeads[time], ...sites.map(({ id }) => `Å ${id} ${unit}`)],
      ...ordered.map((place) => [
        ...timeCells(first + place * step, dialect),
        ...sites.map(({ wh }) => numberText(wh[place] ?? null, dialect)),
      ]),
    ];
  return [
    ['Anläggnings-id', ...timeHeads[time], `Förbrukning (${unit})`],
    ...sites.flatMap(({ id, wh }) =>
      ordered.map((place) => [
        id,
        ...timeCells(first + place * step, dialect),
        numberText(wh[place] ?? null, dialect),
      ]),
    ),
  ];
}

function textOf(records: readonly (readonly string[])[], { delimiter, quotes, lineEnd }: Dialect): string {
  const quoted = (field: string): string =>
    quotes || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field;
  return records.map((record) => `${record.map(quoted).join(delimiter)}${lineEnd}`).join('');
}

function bytesIn(text: string, { encoding }: Dialect): Buffer {
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

test('a table in any dialect is read back to the same values', async () => {
  await fc.assert(
    fc.asyncProperty(values, dialects, async (written, dialect) => {
      const bytes = bytesIn(textOf(recordsOf(written, dialect), dialect), dialect);
      const items = await readWhole(bytes, {
        pieceSize: dialect.pieceSize,
        mapping: { decimalMark: dialect.decimal === ',' ? 'comma' : 'point' },
      });
      expect(problemsOf(items)).toEqual([]);
      expect(stepsRead(rowsOf(items), written.step)).toEqual(stepsOf(written));
    }),
    { numRuns: 300, seed: 20_261_125 },
  );
}, 120_000);

test('without being told the decimal mark, a table gives the same values or is refused, never others', async () => {
  await fc.assert(
    fc.asyncProperty(values, dialects, async (written, dialect) => {
      const items = await readWhole(bytesIn(textOf(recordsOf(written, dialect), dialect), dialect));
      const read = stepsRead(rowsOf(items), written.step);
      fc.pre(problemsOf(items).length === 0);
      expect(read).toEqual(stepsOf(written));
    }),
    { numRuns: 300, seed: 20_261_126 },
  );
}, 120_000);

/** Cells that rows of a table have by mistake, or seldom. */
const oddCells = [
  '',
  ' ',
  'abc',
  '-1',
  '1,2,3',
  '1 234,5',
  '1e3',
  '12,5 ',
  "'12,5",
  '999999999999',
  '2147483,648',
];
const oddTimes = [
  '',
  '2026-02-30 00:00',
  '26.10.2025 02:00',
  '2025-10-26T02:00:00+01:00',
  '2025-10-26 02:30',
];

/** Rows of a table with a row for each value, some of them changed. */
const damaged = fc.record({
  start: fc.constantFrom(startOfLocalDay(dayOf(2025, 10, 25)), startOfLocalDay(clockChanges(2026).spring)),
  bySite: fc.boolean(),
  columns: fc.record({ quality: fc.boolean(), unit: fc.boolean(), group: fc.boolean() }),
  hours: fc.array(
    fc.record({
      wh: fc.integer({ min: 0, max: 5_000_000 }),
      hasDecimals: fc.boolean(),
      oddCell: fc.option(fc.constantFrom(...oddCells), { freq: 12 }),
      oddTime: fc.option(fc.constantFrom(...oddTimes), { freq: 12 }),
      quality: fc.constantFrom('Uppmätt', 'Uppmätt', 'Uppmätt', 'Beräknad', 'Saknas', 'okänd'),
      unit: fc.constantFrom('kWh', 'kWh', 'MWh', 'tum'),
      group: fc.constantFrom('K-1', 'K-1', 'K-2', ''),
      site: fc.constantFrom('735999000000011005', '735999000000021004', ''),
      repeats: fc.integer({ min: 0, max: 12 }).map((chance) => chance === 0),
    }),
    { minLength: 2, maxLength: 80 },
  ),
});

type Damaged = typeof damaged extends fc.Arbitrary<infer Table> ? Table : never;

function headOf({ columns }: Damaged): string[] {
  return [
    ...(columns.group ? ['Koncern'] : []),
    'Anläggnings-id',
    'Tidpunkt',
    ...(columns.quality ? ['Kvalitet'] : []),
    columns.unit ? 'Förbrukning' : 'Förbrukning (kWh)',
    ...(columns.unit ? ['Enhet'] : []),
  ];
}

function damagedRows({ start, bySite, columns, hours }: Damaged): string[][] {
  return hours.map(({ wh, hasDecimals, oddCell, oddTime, repeats, ...hour }, place) => {
    const { day, clock } = wallOf(start + (place - (repeats ? 1 : 0)) * hourMs);
    const value = hasDecimals ? (wh / 1000).toFixed(3).replace('.', ',') : String(Math.floor(wh / 1000));
    return [
      ...(columns.group ? [hour.group] : []),
      bySite ? '735999000000011005' : hour.site,
      oddTime ?? `${day} ${clock}`,
      ...(columns.quality ? [hour.quality] : []),
      oddCell ?? value,
      ...(columns.unit ? [hour.unit] : []),
    ];
  });
}

test('rows that are taken without cutting out their cells give what those in quotes give, which are cut', async () => {
  await fc.assert(
    fc.asyncProperty(damaged, fc.constantFrom(1, 300, 70_000), async (table, pieceSize) => {
      const written = (inQuotes: boolean): string =>
        [headOf(table), ...damagedRows(table)]
          .map((row) => row.map((cell) => (inQuotes ? `"${cell}"` : cell)).join(';'))
          .join('\n');
      const plain = await readWhole(written(false), { pieceSize });
      expect(plain).toEqual(await readWhole(written(true), { pieceSize: 4096 }));
    }),
    { numRuns: 400, seed: 20_261_129 },
  );
}, 120_000);

/** Rows of two sites for so many hours, of which nothing is wrong. */
function usualRows({ columns, start }: Damaged, first: number, count: number): string[][] {
  const sites = ['735999000000011005', 'Åkern'];
  return Array.from({ length: count }, (_, place) => {
    const { day, clock } = wallOf(start + (first + place) * hourMs);
    return sites.map((site, index) => [
      ...(columns.group ? ['K-1'] : []),
      site,
      `${day} ${clock}`,
      ...(columns.quality ? ['Uppmätt'] : []),
      `${place % 700},${index + 1}`,
      ...(columns.unit ? ['kWh'] : []),
    ]);
  }).flat();
}

/** Hours before and after damaged rows: the lines of each fill a piece of a file and more. */
const usualHours = 1500;

test('lines that are read from their bytes give what those in quotes give, which are not', async () => {
  const forms = fc.record({
    lineEnd: fc.constantFrom('\n', '\r\n'),
    encoding: fc.constantFrom('utf8', 'latin1'),
    extra: fc.constantFrom('', 'Ä', 'x'),
    between: fc.constantFrom([], [], [''], ['', 'Anläggnings-id;Tidpunkt;Förbrukning (kWh)'], [';;;;;;;;']),
  });
  await fc.assert(
    fc.asyncProperty(damaged, forms, async (table, { lineEnd, encoding, extra, between }) => {
      const written = (inQuotes: boolean): Buffer => {
        const lines = (rows: readonly string[][], cell: string): string[] =>
          rows.map((row) => [...row, cell].map((text) => (inQuotes ? `"${text}"` : text)).join(';'));
        const text = [
          ...lines([headOf(table)], 'Anmärkning'),
          ...lines(usualRows(table, -usualHours, usualHours), extra),
          ...lines(damagedRows(table), ''),
          ...between,
          ...lines(usualRows(table, table.hours.length, usualHours), ''),
          '',
        ].join(lineEnd);
        return Buffer.from(text, encoding);
      };
      const plain = await readWhole(written(false), { pieceSize: 70_000 });
      expect(plain).toEqual(await readWhole(written(true), { pieceSize: 70_000 }));
      expect(plain.length).toBeGreaterThan(1);
    }),
    { numRuns: 60, seed: 20_261_130 },
  );
}, 120_000);

test('a workbook is read back to the same values', async () => {
  await fc.assert(
    fc.asyncProperty(values, async (written) => {
      const { first, step, sites } = written;
      const bytes = await bytesOf(
        xlsxFile([
          {
            name: 'Värden',
            columns: [
              { heading: 'Tidpunkt', width: 20, format: { kind: 'time' } },
              ...sites.map(({ id }) => ({
                heading: `Kvarnen\n${id}\nkWh`,
                width: 20,
                format: { kind: 'number', decimals: 3 } as const,
              })),
            ],
            rows: (sites[0]?.wh ?? []).map((_, place) => [
              first + place * step,
              ...sites.map(({ wh }) => {
                const value = wh[place] ?? null;
                return value === null ? null : value / 1000;
              }),
            ]),
          },
        ]),
      );
      const items = await readWhole(bytes);
      expect(problemsOf(items)).toEqual([]);
      expect(stepsRead(rowsOf(items), step)).toEqual(stepsOf(written));
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
}, 120_000);

test('whatever a file holds, it is read or refused, and nothing is thrown', async () => {
  const lines = fc.array(
    fc.array(
      fc.oneof(fc.string(), fc.constantFrom('"', ';', '\t', 'kWh', '2026-05-01 00:00', '1,5', 'Tidpunkt')),
      {
        maxLength: 6,
      },
    ),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(';', '\t', ','), async (records, delimiter) => {
      const text = records.map((record) => record.join(delimiter)).join('\n');
      for (const kind of ['meter_values', 'sites', 'invoices'] as const)
        expect(Array.isArray(await readWhole(text, { kind }))).toBe(true);
    }),
    { numRuns: 200, seed: 20_261_128 },
  );
}, 60_000);
