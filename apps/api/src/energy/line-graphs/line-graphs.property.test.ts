import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addYears, formatDay, weekdayOf, type Day } from '@vinrod/locale/day';
import { formatInstant, hourMs, hoursInDay } from '@vinrod/locale/clock';
import { allSteps, kwhOf, qualityOf, type PlacedStep } from '../testing/naive.ts';
import { scenarios, storeScenario, type Scenario } from '../testing/scenario.ts';
import { comparisonWith } from './comparison.ts';
import type { LineGraphPoint, LineGraphSeries } from './graph-series.ts';
import { buildLineGraphs, type GraphResolution } from './line-graphs.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
});

/** The first day that a point of a day or longer covers. */
function placeOfDay(day: Day, resolution: GraphResolution): string {
  if (resolution === 'week') return formatDay(day - weekdayOf(day) + 1);
  if (resolution === 'year') return `${formatDay(day).slice(0, 4)}-01-01`;
  return resolution === 'month' ? `${formatDay(day).slice(0, 7)}-01` : formatDay(day);
}

/** The start of a point at a resolution. */
function placeOf(step: PlacedStep, resolution: GraphResolution): string {
  if (resolution === 'quarter') return formatInstant(step.instant);
  if (resolution === 'hour') return formatInstant(Math.floor(step.instant / hourMs) * hourMs);
  return placeOfDay(step.day, resolution);
}

/** A day whose values are expected, and the day at which they are drawn. */
interface SourceDay {
  readonly day: Day;
  readonly drawnAt: Day;
}

function daysOf({ first, last }: Scenario): SourceDay[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    day: first + index,
    drawnAt: first + index,
  }));
}

function placeOfSite(series: LineGraphSeries, siteIds: readonly string[]): number {
  return siteIds.indexOf(series.site?.uuid ?? '');
}

/** Hours for which a point should have values. */
function hoursBehind(
  x: string,
  behind: readonly PlacedStep[],
  resolution: GraphResolution,
  days: readonly SourceDay[],
): number {
  if (resolution === 'hour') return 1;
  if (resolution === 'quarter') return behind.some(({ isHour }) => isHour) ? 1 : 0.25;
  return days
    .filter(({ drawnAt }) => placeOfDay(drawnAt, resolution) === x)
    .reduce((sum, { day }) => sum + hoursInDay(day), 0);
}

/** The expected points for a number of sites, at the positions of the actual ones. */
function plainPoints(
  points: readonly LineGraphPoint[],
  steps: readonly PlacedStep[],
  resolution: GraphResolution,
  days: readonly SourceDay[],
  sites = 1,
): LineGraphPoint[] {
  const byPlace = Map.groupBy(steps, (step) => placeOf(step, resolution));
  return points.map(({ x }) => {
    const behind = byPlace.get(x) ?? [];
    const present = behind.reduce((sum, { wh, isHour }) => sum + (wh === null ? 0 : isHour ? 1 : 0.25), 0);
    const missing = hoursBehind(x, behind, resolution, days) * sites - present;
    const weakest = qualityOf(behind);
    const y = kwhOf(behind);
    if (y !== null && missing > 0) return { x, y, quality: 'incomplete', missing_hours: missing };
    return { x, y, ...(weakest === undefined ? {} : { quality: weakest }) };
  });
}

/** Positions with values but no point, and positions with two points. */
function misplaced(
  points: readonly LineGraphPoint[],
  steps: readonly PlacedStep[],
  resolution: GraphResolution,
): string[] {
  const measured = steps.filter((step) => step.wh !== null).map((step) => placeOf(step, resolution));
  const places = points.map(({ x }) => x);
  const lost = [...new Set(measured)].filter((place) => !places.includes(place));
  return [...lost, ...places.filter((place, index) => places.indexOf(place) !== index)];
}

/** Whether a point of `quarter` lies on a day on which one of the sites has values by hour. */
function isMixedHour(x: string, steps: readonly PlacedStep[], shown: GraphResolution): boolean {
  return shown === 'quarter' && steps.some((step) => step.isHour && step.date === x.slice(0, 10));
}

const resolution = fc.constantFrom<GraphResolution>('quarter', 'hour', 'day', 'week', 'month', 'year');

test('security 57: every point equals plain recomputation from single values, and points add up to totals', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios(6), resolution, async (scenario, shown) => {
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const graphs = await buildLineGraphs(database.db, {
        scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
        siteIds: null,
        period: { first: scenario.first, last: scenario.last },
        resolution: shown,
        comparison: null,
        today: scenario.last + 1,
        language: 'sv',
      });
      const steps = allSteps(scenario).filter(
        (step) => step.day >= scenario.first && step.day <= scenario.last,
      );
      expect(graphs.series).toHaveLength(scenario.sites.length);
      for (const series of graphs.series) {
        const site = placeOfSite(series, siteIds);
        const own = steps.filter((step) => step.site === site);
        expect(series.points).toEqual(plainPoints(series.points, own, shown, daysOf(scenario)));
        expect(misplaced(series.points, own, shown)).toEqual([]);
        expect(series.total_kwh).toBe(kwhOf(own));
      }
      const totals = graphs.series.map((series) => series.total_kwh ?? -1);
      expect(totals).toEqual(totals.toSorted((left, right) => right - left));
    }),
    { numRuns: 40, seed: 20_261_120 },
  );
}, 60_000);

test('with more than ten sites the rest is summed as Övriga', async () => {
  await fc.assert(
    fc.asyncProperty(
      scenarios(13).filter((scenario) => scenario.sites.length > 10),
      resolution,
      async (scenario, shown) => {
        const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
        const graphs = await buildLineGraphs(database.db, {
          scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
          siteIds: null,
          period: { first: scenario.first, last: scenario.last },
          resolution: shown,
          comparison: null,
          today: scenario.last + 1,
          language: 'sv',
        });
        const steps = allSteps(scenario).filter(
          (step) => step.day >= scenario.first && step.day <= scenario.last,
        );
        expect(graphs.series).toHaveLength(10);
        expect(graphs.series.map((series) => series.color_index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        const own = new Set(
          graphs.series.flatMap((series) => (series.site === null ? [] : [series.site.uuid])),
        );
        const others = graphs.series[9];
        expect(others).toMatchObject({ key: 'other', label: 'Övriga', kind: 'other', site: null });
        const points = others?.points ?? [];
        const behind = new Set(siteIds.filter((id) => !own.has(id)).map((id) => siteIds.indexOf(id)));
        const rest = steps.filter((step) => behind.has(step.site));
        expect(others?.total_kwh).toBe(kwhOf(rest));
        const plain = plainPoints(points, rest, shown, daysOf(scenario), behind.size);
        expect(plain.filter(({ x }) => !isMixedHour(x, rest, shown))).toEqual(
          points.filter(({ x }) => !isMixedHour(x, rest, shown)),
        );
        expect(points.reduce((sum, { y }) => sum + (y ?? 0), 0)).toBeCloseTo(kwhOf(rest) ?? 0, 6);
      },
    ),
    { numRuns: 10, seed: 20_261_121 },
  );
}, 60_000);

test('a comparison has the places of the period and the values of the one compared with', async () => {
  const comparison = fc.constantFrom('previous_year' as const, 'previous_period' as const);
  const wholeDays = fc.constantFrom<GraphResolution>('day', 'week', 'month', 'year');
  await fc.assert(
    fc.asyncProperty(scenarios(4), wholeDays, comparison, async (scenario, shown, compared) => {
      const { first, last } = scenario;
      const { corporateGroupId, siteIds } = await storeScenario(database, scenario);
      const graphs = await buildLineGraphs(database.db, {
        scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
        siteIds: null,
        period: { first, last },
        resolution: shown,
        comparison: comparisonWith({ first, last }, compared),
        today: scenario.last + 1,
        language: 'sv',
      });
      const length = last - first + 1;
      const drawnAt = (day: Day): Day | null => {
        const target = compared === 'previous_period' ? day + length : addYears(day, 1);
        const isSameDate =
          compared === 'previous_period' || formatDay(target).slice(5) === formatDay(day).slice(5);
        return isSameDate && target >= first && target <= last ? target : null;
      };
      const moved = allSteps(scenario).flatMap((step): PlacedStep[] => {
        const day = drawnAt(step.day);
        return day === null ? [] : [{ ...step, day, date: formatDay(day) }];
      });
      const days: SourceDay[] = [];
      for (let day = first - 400; day < last; day += 1) {
        const target = drawnAt(day);
        if (target !== null) days.push({ day, drawnAt: target });
      }
      expect(graphs.series).toHaveLength(scenario.sites.length * 2);
      for (const series of graphs.series.filter(({ kind }) => kind === 'comparison')) {
        const site = placeOfSite(series, siteIds);
        const own = moved.filter((step) => step.site === site);
        const main = graphs.series.find(({ key }) => series.key === `${compared}:${key}`);
        expect(series).toMatchObject({ color_index: main?.color_index, site: main?.site });
        expect(series.points.map(({ x }) => x)).toEqual(main?.points.map(({ x }) => x));
        expect(series.points).toEqual(plainPoints(series.points, own, shown, days));
        expect(misplaced(series.points, own, shown)).toEqual([]);
        expect(series.total_kwh).toBe(kwhOf(own));
      }
    }),
    { numRuns: 25, seed: 20_261_122 },
  );
}, 60_000);
