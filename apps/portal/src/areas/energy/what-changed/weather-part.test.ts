import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import { addDays, isWeekday } from '@vinrod/ui/format';
import { describe, expect, it } from 'vitest';

import { leastLearned, weatherPart } from './weather-part.ts';

/** Numbers between −1 and 1, the same every time. */
function noise(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

interface Made {
  readonly perDegree: number;
  readonly spread?: number;
  /** Added to the temperature. */
  readonly warmer?: number;
}

type Row = Parameters<typeof weatherPart>[0][number];

/** kWh of a day: more on weekdays, and more for each degree below 14 °C, there more on weekdays too. */
function kwhOf(date: string, celsius: number, perDegree: number): number {
  const below = Math.max(0, 14 - celsius);
  return isWeekday(date) ? 300 + perDegree * below : 120 + (perDegree / 2) * below;
}

function rows(start: string, days: number, { perDegree, spread = 0, warmer = 0 }: Made): readonly Row[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(start, index);
    const season = Math.cos(((Number(date.slice(5, 7)) * 30 + Number(date.slice(8))) / 365) * 2 * Math.PI);
    const celsius = 8 - 12 * season + 4 * noise(index + Number(date.slice(5, 7))) + warmer;
    const kwh = kwhOf(date, celsius, perDegree) + spread * noise(index + 5000);
    return {
      start: `${date}T00:00:00+01:00`,
      values: { a: { kwh, quality: 'measured' } },
      total_kwh: kwh,
      quality: 'measured',
      temperature_c: celsius,
    } as const;
  });
}

/** What the temperatures make of difference, as the days were made. */
function truthOf(now: readonly Row[], before: readonly Row[], perDegree: number): number {
  const ofWeather = (row: Row) => {
    const date = row.start.slice(0, 10);
    return kwhOf(date, row.temperature_c ?? 0, perDegree) - kwhOf(date, 14, perDegree);
  };
  const sum = (all: readonly Row[]) => all.reduce((total, row) => total + ofWeather(row), 0);
  return sum(now) - sum(before);
}

const learnedOf = (made: Made) => rows('2025-10-01', 365, made);
const nowOf = (made: Made) => rows('2026-10-01', 31, { ...made, warmer: -2 });
const beforeOf = (made: Made) => rows('2025-10-01', 31, made);

describe('the weather’s part of a difference', () => {
  it('is what the days were made of, apart from the weekdays', () => {
    const made = { perDegree: 20 };
    const [now, before] = [nowOf(made), beforeOf(made)];
    const part = weatherPart(learnedOf(made), now, before);
    expect(part).toMatchObject({ kind: 'part', days: 365 });
    expect(part.kind === 'part' ? part.kwh : 0).toBeCloseTo(truthOf(now, before, 20), -1);
  });

  it('holds the truth within its span when the days differ by more than the weather', () => {
    const made = { perDegree: 20, spread: 80 };
    const [now, before] = [nowOf(made), beforeOf(made)];
    const part = weatherPart(learnedOf(made), now, before);
    const truth = truthOf(now, before, 20);
    expect(part.kind === 'part' && part.lowKwh < truth && truth < part.highKwh).toBe(true);
    expect(part.kind === 'part' ? part.highKwh - part.lowKwh : 0).toBeGreaterThan(100);
  });

  it('is none where the consumption does not follow the weather', () => {
    const made = { perDegree: 0, spread: 40 };
    expect(weatherPart(learnedOf(made), nowOf(made), beforeOf(made))).toMatchObject({ kind: 'none' });
  });
});

describe('there is no figure', () => {
  const made = { perDegree: 20 };
  const [learned, now, before] = [learnedOf(made), nowOf(made), beforeOf(made)];

  it('without every temperature', () => {
    const unknown = now.map((row, i) => (i === 4 ? { ...row, temperature_c: null } : row));
    expect(weatherPart(learned, unknown, before)).toMatchObject({ kind: 'unknown', reason: 'temperature' });
    expect(weatherPart(learned, [], [])).toMatchObject({ kind: 'unknown', reason: 'temperature' });
  });

  it.each<readonly [string, Partial<Row>]>([
    ['estimated', { quality: 'estimated' }],
    ['not whole', { quality: 'incomplete' }],
    ['without a value', { total_kwh: null }],
    ['without a temperature', { temperature_c: null }],
    ['of fewer sites', { values: {} }],
  ])('from days that are %s', (_name, lack) => {
    const few = learned.map((row, i) => (i < 366 - leastLearned ? { ...row, ...lack } : row));
    expect(weatherPart(few, now, before)).toEqual({
      kind: 'unknown',
      reason: 'days',
      days: leastLearned - 1,
    });
  });

  it('for weather that there was none of', () => {
    const frozen = now.map((row, i) => (i === 4 ? { ...row, temperature_c: -40 } : row));
    expect(weatherPart(learned, frozen, before)).toMatchObject({ kind: 'unknown', reason: 'beyond' });
  });
});

const folder = fileURLToPath(new URL('../../../../../../../shared/data/weather_model/', import.meta.url));

function columnsOf(file: string): readonly (readonly [day: string, value: number])[] {
  const lines = gunzipSync(readFileSync(`${folder}${file}`))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [time = '', value = ''] = line.split(',');
    return value === '' ? [] : [[time.slice(0, 10), Number(value)] as const];
  });
}

function celsiusOf(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

/** Degrees below 60 °F, where heating begins. */
function cold(fahrenheit: number): number {
  return Math.max(0, 60 - fahrenheit);
}

/** Degrees above 65 °F, where cooling begins. */
function warm(fahrenheit: number): number {
  return Math.max(0, fahrenheit - 65);
}

describe.skipIf(!existsSync(folder))(
  'meters of OpenEEmeter with known loads (skipped where ../shared/data is absent)',
  () => {
    it.each([
      ['il-electricity-cdd-only-daily.csv.gz', { heating: 0, cooling: 7500 }],
      ['il-gas-hdd-only-daily.csv.gz', { heating: 750, cooling: 0 }],
      ['il-electricity-cdd-hdd-daily.csv.gz', { heating: 4000, cooling: 4000 }],
    ])('%s: the span holds the weather’s part from month to month', (file, load) => {
      const hours = new Map<string, number[]>();
      for (const [day, fahrenheit] of columnsOf('il-tempF.csv.gz'))
        hours.set(day, [...(hours.get(day) ?? []), fahrenheit]);
      const meanOver = (day: string, of: (fahrenheit: number) => number) => {
        const values = (hours.get(day) ?? []).map(of);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      };
      // The year before the blackout of 2016-12-26.
      const learned = columnsOf(file)
        .filter(([day]) => day >= '2015-12-26' && day < '2016-12-26')
        .map(([day, kwh]): Row => ({
          start: `${day}T00:00:00+01:00`,
          values: { a: { kwh, quality: 'measured' } },
          total_kwh: kwh,
          quality: 'measured',
          temperature_c: celsiusOf(meanOver(day, (fahrenheit) => fahrenheit)),
        }));
      const degrees = (all: readonly Row[], of: (fahrenheit: number) => number) =>
        all.reduce((sum, { start }) => sum + meanOver(start.slice(0, 10), of), 0);
      const ofMonth = (month: number) =>
        learned.filter(({ start }) => start.startsWith(`2016-${String(month).padStart(2, '0')}`));
      const ofWeather = (all: readonly Row[]) =>
        (load.heating * degrees(all, cold)) / degrees(learned, cold) +
        (load.cooling * degrees(all, warm)) / degrees(learned, warm);
      for (let month = 2; month <= 11; month += 1) {
        const [now, before] = [ofMonth(month), ofMonth(month - 1)];
        const part = weatherPart(learned, now, before);
        const truth = ofWeather(now) - ofWeather(before);
        const isHeld = part.kind === 'part' && part.lowKwh <= truth && truth <= part.highKwh;
        expect([month, isHeld, part]).toEqual([month, true, part]);
      }
    });
  },
);
