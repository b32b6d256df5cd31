import { hourMs } from '@vinrod/locale/clock';
import type { ValueQuality } from '../meter-day/value-quality.ts';
import { siteQuality, type ReportDay } from './report-day.ts';
import { showsPower, type SheetResolution } from './row-spans.ts';
import type { WattHours, Watts } from '../../quantities/quantities.ts';

/**
 * Key figures of a site over a period. Powers are means over complete hours or quarters; null in rows of a day or
 * longer ({@link tellsPower}).
 */
export interface SiteFigures {
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  readonly maxW: Watts | null;
  /** Start of the first row with that power, ms since 1970-01-01T00:00Z. */
  readonly maxAt: number | null;
  readonly minW: Watts | null;
  /** Power that 95 % of the rows reach. */
  readonly baseLoadW: Watts | null;
  readonly meanW: Watts | null;
  /** Rows without a value, with a part of one, and with an estimated or corrected one. */
  readonly missingCount: number;
  readonly incompleteCount: number;
  readonly estimatedCount: number;
  readonly correctedCount: number;
  /** Hours that should have a value but do not. */
  readonly missingHours: number;
}

/** Collects the figures of one site. */
export interface FigureCounter {
  /** Adds the rows of a day, for the site at `place`. Days must be in order. */
  add(day: ReportDay, place: number): void;
  figures(): SiteFigures;
}

/** Share of the rows that may be below the base load (contract: `base_load_kw`). */
const belowBaseLoad = 0.05;

/**
 * Creates a counter for the figures of a site.
 * @param rowCount - rows of the whole period, at least as many as will be added
 */
export function createFigureCounter(rowCount: number, resolution: SheetResolution): FigureCounter {
  const hasPower = showsPower(resolution);
  const powers = new Float64Array(rowCount);
  let count = 0;
  let totalWh: WattHours | null = null;
  let energyOfWhole = 0;
  let hoursOfWhole = 0;
  let max: { readonly watt: Watts; readonly at: number } | null = null;
  const counts: Record<ValueQuality, number> = {
    measured: 0,
    estimated: 0,
    corrected: 0,
    incomplete: 0,
    missing: 0,
  };
  let missingHours = 0;

  return {
    add({ instants, sites }, place) {
      const site = sites[place];
      if (site === undefined) throw new RangeError(`There is no site ${place} in the report.`);
      for (let row = 0; row < site.wh.length; row += 1) {
        const wh = site.wh[row] ?? Number.NaN;
        counts[siteQuality(site, row)] += 1;
        missingHours += site.missingHours[row] ?? 0;
        if (Number.isNaN(wh)) continue;
        totalWh = (totalWh ?? 0) + wh;
        if (!hasPower || site.isWhole[row] !== 1) continue;
        const at = instants[row] ?? 0;
        const hours = ((instants[row + 1] ?? at) - at) / hourMs;
        const watt = wh / hours;
        powers[count] = watt;
        count += 1;
        energyOfWhole += wh;
        hoursOfWhole += hours;
        if (max === null || watt > max.watt) max = { watt, at };
      }
    },
    figures() {
      const sorted = powers.subarray(0, count).toSorted();
      return {
        totalWh,
        maxW: max?.watt ?? null,
        maxAt: max?.at ?? null,
        minW: sorted[0] ?? null,
        baseLoadW: sorted[Math.floor(count * belowBaseLoad)] ?? null,
        meanW: hoursOfWhole === 0 ? null : energyOfWhole / hoursOfWhole,
        missingCount: counts.missing,
        incompleteCount: counts.incomplete,
        estimatedCount: counts.estimated,
        correctedCount: counts.corrected,
        missingHours,
      };
    },
  };
}

/** Mean power as a percentage of the highest; null when there is none. */
export function loadFactorPercent({ meanW, maxW }: SiteFigures): number | null {
  return meanW === null || maxW === null || maxW === 0 ? null : (meanW / maxW) * 100;
}
