import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseWh, WhBytes } from './parse-wh.ts';
import { readValues, readValuesAsText } from './testing/read-values.ts';
import type { ImportTimeZone } from './timestamps.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-meter-file-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-20T08:00:00Z');

async function bothWays(text: string, timeZone: ImportTimeZone) {
  const path = join(folder, 'values.csv');
  writeFileSync(path, text);
  const file = { path, timeZone, now };
  return { fromBytes: await readValues(file), asText: readValuesAsText(text, file) };
}

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 18 }).map((all) => all.join(''));

/** Numbers as files have them, and what looks like one. */
const field = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 90_000 }).map((wh) => String(wh / 1000)) },
  fc.tuple(digits, digits).map(([whole, decimals]) => `${whole}.${decimals}`),
  fc.double({ min: 0, noNaN: true }).map(String),
  digits,
  fc.constantFrom(
    '',
    ' ',
    ' 1',
    '1 ',
    '"1"',
    '"1',
    '+1',
    '-1',
    '-0.0001',
    '1e2',
    '1e300',
    '.',
    '5.',
    '1,5',
    'x',
  ),
);

const longTime = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom(':00.000Z', 'Z', ':00Z', '', '+01:00'))
      .map(
        ([step, end]) =>
          `${new Date(Date.UTC(2025, 9, 24) + step * 900_000).toISOString().slice(0, 16)}${end}`,
      ),
  },
  fc.constantFrom(
    '2025-10-26 02:00',
    '2025-10-26T02:30',
    '2025-02-30T00:00Z',
    ' 2025-10-24T00:00Z',
    '"2025-10-24T00:00Z"',
    '2025-10-24T00:01Z',
    '2027-01-01T00:00Z',
    '',
    'i går',
  ),
);

const name = fc.constantFrom(
  '735999000000010012',
  'Söder',
  'A',
  'AB',
  ' A',
  'A ',
  '"A"',
  '"A,B"',
  'A,B',
  'a"b',
  '',
  'n\u00a0',
  '🏭',
);
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\n\n', '\r\r\n');

function joined(lines: readonly (readonly [string, string])[], isEnded: boolean): string {
  const text = lines.map(([line, end]) => `${line}${end}`).join('');
  return isEnded ? text : text.replace(/[\r\n]+$/, '');
}

describe('what is read from the bytes of a line is what its text says', () => {
  it('in a long file', async () => {
    const lines = fc
      .array(fc.tuple(fc.tuple(name, longTime, field), lineEnd), { minLength: 1, maxLength: 40 })
      .map((all) => all.map(([fields, end]) => [fields.join(','), end] as const));
    const sorted = lines.map((all) =>
      all.toSorted(([left], [right]) => left.slice(-30).localeCompare(right.slice(-30))),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(lines, sorted),
        fc.boolean(),
        fc.constantFrom('UTC', 'Europe/Stockholm'),
        async (all, isEnded, zone) => {
          const { fromBytes, asText } = await bothWays(`site,timestamp,kwh\n${joined(all, isEnded)}`, zone);
          expect(fromBytes).toEqual(asText);
        },
      ),
      { numRuns: 300, seed: 20_261_142 },
    );
  });

  it('in a long file in the order of time, with each site in its turn', async () => {
    const sites = fc.uniqueArray(fc.constantFrom('735999000000010012', 'Söder', 'A', 'AB', '"A,B"', '🏭'), {
      minLength: 1,
    });
    const steps = fc.array(fc.array(field, { minLength: 6, maxLength: 6 }), { minLength: 2, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        sites,
        steps,
        lineEnd,
        fc.constantFrom('UTC', 'Europe/Stockholm'),
        async (names, all, end, zone) => {
          // Local times through the night on which an hour comes twice.
          const suffix = zone === 'UTC' ? 'Z' : '';
          const local = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
          const lines = all.flatMap((fields, step) =>
            names.map((site, index) => {
              const hour = zone === 'UTC' ? step : (local[step] ?? 0);
              const time = `2025-10-26T${String(hour).padStart(2, '0')}:00${suffix}`;
              return [`${site},${time},${fields[index] ?? ''}`, end] as const;
            }),
          );
          const { fromBytes, asText } = await bothWays(`site,timestamp,kwh\n${joined(lines, true)}`, zone);
          expect(fromBytes).toEqual(asText);
        },
      ),
      { numRuns: 200, seed: 20_261_143 },
    );
  });

  it('in a wide file', async () => {
    const time = fc.constantFrom('Z', ':00.000Z', '', '+01:00', ' ', 'x');
    const rows = fc.array(fc.tuple(time, fc.array(field, { minLength: 2, maxLength: 4 }), lineEnd), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (all, isEnded) => {
        const lines = all.map(([end, fields, ending], hour) => {
          const start = new Date(Date.UTC(2025, 9, 25, hour)).toISOString().slice(0, 16);
          return [[`${start}${end}`, ...fields].join(','), ending] as const;
        });
        const { fromBytes, asText } = await bothWays(
          `utc_hour_start,Söder,A,B\n${joined(lines, isEnded)}`,
          'UTC',
        );
        expect(fromBytes).toEqual(asText);
      }),
      { numRuns: 300, seed: 20_261_144 },
    );
  });

  it('in a number', () => {
    const number = new WhBytes();
    const wh = (text: string): number | string =>
      number.read(Buffer.from(`${text}\n`), 0) && number.end === text.length ? number.wh : parseWh(text);
    fc.assert(
      fc.property(field, (text) => {
        expect(wh(text)).toBe(parseWh(text));
      }),
      { numRuns: 5000, seed: 20_261_145 },
    );
  });
});

describe('a file is cut into pieces as it is read', () => {
  const pieceSize = 256 * 1024;
  const line = 'Västra Söder,2025-01-01T00:00Z,12.345\r\n';

  it('anywhere: in a letter of two bytes, in a number, in a line end', async () => {
    const names = Array.from({ length: 7000 }, (_, index) => `Västra Söder ${index}`);
    const lines = names.map((site) => line.replace('Västra Söder', site)).join('');
    for (let shift = 0; shift < Buffer.byteLength(line) + 5; shift += 1) {
      const path = join(folder, 'cut.csv');
      const text = `\uFEFFsite,timestamp,kwh\n${'\n'.repeat(shift)}${lines}`;
      expect(Buffer.byteLength(text)).toBeGreaterThan(pieceSize);
      writeFileSync(path, text);
      const { values, problem } = await readValues({ path, timeZone: 'UTC', now });
      expect(problem).toBeNull();
      expect(values).toEqual(
        names.map((site, index) => `${site} ${Date.UTC(2025, 0, 1)} 12345 ${index + 2 + shift}`),
      );
    }
  });

  it('and what is wrong beyond a piece has its line', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      line.replace('Västra Söder', `S${index}`),
    ).join('');
    const path = join(folder, 'wrong.csv');
    const bytes = Buffer.from(`site,timestamp,kwh\n${lines}S,2025-01-01T00:00Z,1\u0000\n`);
    writeFileSync(path, bytes);
    const file = { path, timeZone: 'UTC', now } as const;
    expect((await readValues(file)).problem).toBe(
      'line 20002: holds a NUL byte; the file must be text in UTF-8.',
    );
    bytes[bytes.length - 2] = 0xc3;
    writeFileSync(path, bytes);
    expect((await readValues(file)).problem).toBe('line 20002: holds bytes that are not UTF-8.');
  });
});
