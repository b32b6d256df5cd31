import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { parseDay, weekdayOf } from '@vinrod/locale/day';
import { dayMs, formatInstant, hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import type { ValueQuality } from '../meter-day/value-quality.ts';
import { allSteps, kwhOf, qualityOf, type PlacedStep } from '../testing/naive.ts';
import { scenarioPrice, scenarios, storePrices, storeScenario, type Scenario } from '../testing/scenario.ts';
import { buildTimeSheets } from './build-time-sheets.ts';
import { showsPower, type SheetResolution } from './row-spans.ts';

type TimeSheets = Awaited<ReturnType<typeof buildTimeSheets>>;

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [first, last] of [
    ['2024-02-20', '2024-03-10'],
    ['2024-12-25', '2025-04-05'],
    ['2025-10-20', '2025-11-05'],
    ['2026-03-20', '2026-04-05'],
    ['2026-05-25', '2026-06-10'],
    ['2026-10-20', '2026-11-05'],
    ['2026-12-25', '2027-01-10'],
  ] as const)
    await storePrices(database, Date.parse(first) / dayMs, Date.parse(last) / dayMs);
});

afterAll(async () => {
  await database.close();
});

/** Steps as quarter rows need them: an hour becomes four estimated quarters. */
function inQuarters(step: PlacedStep): PlacedStep[] {
  if (!step.isHour) return [step];
  return [0, 1, 2, 3].map((quarter) => ({
    ...step,
    wh: step.wh === null ? null : step.wh / 4,
    quality: 'estimated',
    instant: step.instant + (quarter * hourMs) / 4,
  }));
}

function stepsOf(scenario: Scenario, resolution: SheetResolution): PlacedStep[] {
  const inPeriod = allSteps(scenario).filter(({ day }) => day >= scenario.first && day <= scenario.last);
  return resolution === 'quarter' ? inPeriod.flatMap(inQuarters) : inPeriod;
}

function startOfRow(step: PlacedStep, resolution: SheetResolution, first: number): number {
  if (resolution === 'quarter') return step.instant;
  if (resolution === 'hour') return Math.floor(step.instant / hourMs) * hourMs;
  if (resolution === 'day') return startOfLocalDay(step.day);
  if (resolution === 'year') {
    return startOfLocalDay(Math.max(first, parseDay(`${step.date.slice(0, 4)}-01-01`) ?? first));
  }
  const start =
    resolution === 'week' ? step.day - weekdayOf(step.day) + 1 : step.day - Number(step.date.slice(8)) + 1;
  return startOfLocalDay(Math.max(first, start));
}

/** SEK of steps in SE3 without a surcharge; null when there is no energy. */
function costOf(steps: readonly PlacedStep[]): number | null {
  const present = steps.filter(({ wh }) => wh !== null);
  if (present.length === 0) return null;
  return present.reduce((sum, { wh, day, hour }) => sum + ((wh ?? 0) * scenarioPrice(day, hour)) / 1e8, 0);
}

function hoursOf({ start, end }: TimeSheets['rows'][number]): number {
  return (Date.parse(end) - Date.parse(start)) / hourMs;
}

/** Hours for which steps have values, in the rows of a resolution. */
function presentHours(steps: readonly PlacedStep[], resolution: SheetResolution): number {
  return steps.reduce(
    (sum, { wh, isHour }) => sum + (wh === null ? 0 : isHour && resolution !== 'quarter' ? 1 : 0.25),
    0,
  );
}

function qualityWithGaps(steps: readonly PlacedStep[], missing: number): ValueQuality {
  const weakest = qualityOf(steps) ?? 'measured';
  return weakest !== 'missing' && missing > 0 ? 'incomplete' : weakest;
}

/** Whether two numbers are equal apart from rounding, or both missing. */
function isNear(left: number | null, right: number | null, tolerance: number): boolean {
  if (left === null || right === null) return left === right;
  return Math.abs(left - right) <= tolerance;
}

async function sheetOf(
  scenario: Scenario,
  resolution: SheetResolution,
  page: { limit: number; offset: number } = { limit: 10_000, offset: 0 },
): Promise<{ sheet: TimeSheets; siteIds: readonly string[]; read: (p: typeof page) => Promise<TimeSheets> }> {
  const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
  const read = ({ limit, offset }: typeof page): Promise<TimeSheets> =>
    buildTimeSheets(database.db, {
      scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
      siteIds: null,
      period: { first: scenario.first, last: scenario.last },
      today: scenario.last + 1,
      language: 'sv',
      resolution,
      limit,
      offset,
    });
  return { sheet: await read(page), siteIds, read };
}

const resolutions = fc.constantFrom<SheetResolution>('quarter', 'hour', 'day', 'week', 'month', 'year');

test('security 57: every value, sum and cost of every row equals plain recomputation from single values', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(5), resolutions, async (scenario, resolution) => {
      const { sheet, siteIds } = await sheetOf(scenario, resolution);
      const steps = stepsOf(scenario, resolution);
      const byRow = Map.groupBy(steps, (step) => formatInstant(startOfRow(step, resolution, scenario.first)));
      expect(sheet.rows).toHaveLength(sheet.row_count);
      expect(sheet.rows[0]?.start).toBe(formatInstant(startOfLocalDay(scenario.first)));
      expect(sheet.rows.at(-1)?.end).toBe(formatInstant(startOfLocalDay(scenario.last + 1)));
      sheet.rows.forEach((row, place) => {
        expect(row.start).toBe(sheet.rows[place - 1]?.end ?? sheet.rows[0]?.start);
        const own = byRow.get(row.start) ?? [];
        siteIds.forEach((id, site) => {
          const behind = own.filter((step) => step.site === site);
          const missing = hoursOf(row) - presentHours(behind, resolution);
          expect(row.values[id]).toEqual({
            kwh: kwhOf(behind),
            quality: qualityWithGaps(behind, missing),
            ...(missing > 0 ? { missing_hours: missing } : {}),
          });
        });
        const missing = hoursOf(row) * siteIds.length - presentHours(own, resolution);
        expect(row.missing_hours).toBe(missing);
        expect(row.quality).toBe(qualityWithGaps(own, missing));
        expect(row.total_kwh).toBe(kwhOf(own));
        expect(isNear(row.cost_sek, costOf(own), 0.001)).toBe(true);
      });
      const starts = new Set(sheet.rows.map(({ start }) => start));
      expect([...byRow.keys()].filter((start) => !starts.has(start))).toEqual([]);
    }),
    { numRuns: 40, seed: 20_261_130 },
  );
}, 120_000);

test('the figures of every site equal plain recomputation', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(3), resolutions, async (scenario, resolution) => {
      const { sheet, siteIds } = await sheetOf(scenario, resolution);
      const steps = stepsOf(scenario, resolution);
      for (const figures of sheet.sites) {
        const own = steps.filter((step) => step.site === siteIds.indexOf(figures.uuid));
        expect(figures.total_kwh).toBe(kwhOf(own));
        const rows = sheet.rows.map((row) => {
          const behind = own.filter(
            (step) => formatInstant(startOfRow(step, resolution, scenario.first)) === row.start,
          );
          const hours = hoursOf(row);
          const missing = hours - presentHours(behind, resolution);
          return {
            kwh: kwhOf(behind),
            quality: qualityWithGaps(behind, missing),
            hours,
            missing,
            isWhole: missing === 0,
            start: row.start,
          };
        });
        const countOf = (counted: ValueQuality) => rows.filter(({ quality }) => quality === counted).length;
        expect(figures.missing_count).toBe(countOf('missing'));
        expect(figures.incomplete_count).toBe(countOf('incomplete'));
        expect(figures.estimated_count).toBe(countOf('estimated'));
        expect(figures.corrected_count).toBe(countOf('corrected'));
        expect(figures.missing_hours).toBe(rows.reduce((sum, { missing }) => sum + missing, 0));
        // figures 5: the mean of a day or longer is not a power.
        const whole = showsPower(resolution) ? rows.filter(({ isWhole }) => isWhole) : [];
        const powers = whole
          .map(({ kwh, hours }) => (kwh ?? 0) / hours)
          .toSorted((left, right) => left - right);
        const max = powers.at(-1) ?? null;
        expect(isNear(figures.max_kw, max, 0.001)).toBe(true);
        expect(isNear(figures.min_kw, powers[0] ?? null, 0.001)).toBe(true);
        expect(figures.max_at).toBe(
          whole.find(({ kwh, hours }) => (kwh ?? 0) / hours === max)?.start ?? null,
        );
        const base = figures.base_load_kw ?? Number.NEGATIVE_INFINITY;
        expect(figures.base_load_kw === null).toBe(max === null);
        expect(powers.filter((power) => power >= base - 0.001).length).toBeGreaterThanOrEqual(
          0.95 * powers.length,
        );
        expect(powers.filter((power) => power > base + 0.001).length).toBeLessThanOrEqual(
          0.95 * powers.length,
        );
        const energy = whole.reduce((sum, { kwh }) => sum + (kwh ?? 0), 0);
        const mean = energy / whole.reduce((sum, { hours }) => sum + hours, 0);
        const factor = max === null || max === 0 ? null : (mean / max) * 100;
        expect(isNear(figures.load_factor_percent, factor, 0.01)).toBe(true);
      }
    }),
    { numRuns: 25, seed: 20_261_131 },
  );
}, 120_000);

test('pages put together are the whole, and figures do not depend on the page', async () => {
  await fc.assert(
    fc.asyncProperty(
      scenarios(2),
      resolutions,
      fc.integer({ min: 1, max: 60 }),
      async (scenario, resolution, limit) => {
        const { sheet, read } = await sheetOf(scenario, resolution);
        const rows: TimeSheets['rows'] = [];
        for (let offset = 0; offset < sheet.row_count; offset += limit) {
          const page = await read({ limit, offset });
          expect(page.sites).toEqual(sheet.sites);
          rows.push(...page.rows);
        }
        expect(rows).toEqual(sheet.rows);
        expect((await read({ limit, offset: sheet.row_count })).rows).toEqual([]);
      },
    ),
    { numRuns: 12, seed: 20_261_132 },
  );
}, 120_000);

test('costs and energies of a period are the same in every resolution', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(3), async (scenario) => {
      const { corporateGroupId } = await storeScenario(database, scenario);
      const sums: (readonly [number, number])[] = [];
      for (const resolution of ['quarter', 'hour', 'day', 'week', 'month', 'year'] as const) {
        const { rows } = await buildTimeSheets(database.db, {
          scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
          siteIds: null,
          period: { first: scenario.first, last: scenario.last },
          today: scenario.last + 1,
          language: 'sv',
          resolution,
          limit: 10_000,
          offset: 0,
        });
        sums.push([
          rows.reduce((sum, row) => sum + (row.total_kwh ?? 0), 0),
          rows.reduce((sum, row) => sum + (row.cost_sek ?? 0), 0),
        ]);
      }
      for (const [kwh, cost] of sums) {
        expect(kwh).toBeCloseTo(sums[0]?.[0] ?? 0, 6);
        expect(Math.abs(cost - (sums[0]?.[1] ?? 0))).toBeLessThan(0.05);
      }
    }),
    { numRuns: 10, seed: 20_261_133 },
  );
}, 120_000);
