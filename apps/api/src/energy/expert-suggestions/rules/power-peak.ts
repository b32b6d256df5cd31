import type { ExaminedHour, ExaminedSite } from '../examined-site.ts';
import type { Proposal } from '../proposal.ts';
import { meanOf } from '../quantile.ts';
import { powerOfHour } from '../../../quantities/rounding.ts';
import { instantText, kwhText, kwText, monthText, percentText } from '../words.ts';
import type { WattHours } from '../../../quantities/quantities.ts';

/** Minimum hours for a month to be judged: twenty days. */
const leastHours = 480;
/** Share of a month's hours that may be moved: 7 of 720. */
const movedShare = 0.01;
/** Minimum reduction of the month's highest hour for a proposal, and that for the highest priority: our own choice. */
const leastFall = 0.15;
const largeFall = 0.3;

interface MonthPeak {
  readonly month: number;
  readonly peak: ExaminedHour;
  /** The power that remains when the moved hours are cut to it, W. */
  readonly level: number;
  readonly movedHours: number;
  readonly movedWh: WattHours;
}

function peakOf(month: number, hours: readonly ExaminedHour[]): MonthPeak | null {
  const sorted = hours.toSorted((left, right) => right.wh - left.wh || left.instant - right.instant);
  const [peak] = sorted;
  const level = sorted[Math.floor(hours.length * movedShare)]?.wh;
  if (hours.length < leastHours || peak === undefined || level === undefined || peak.wh === 0) return null;
  const above = sorted.filter(({ wh }) => wh > level);
  return {
    month,
    peak,
    level,
    movedHours: above.length,
    movedWh: above.reduce((sum, { wh }) => sum + wh - level, 0),
  };
}

/**
 * Peaks of a few hours a month that could be moved. Power is charged by the highest hours of the month, at VEAB by the
 * mean of the three highest (domain.md 2.1), so a short peak costs as much as a long one. A month counts when cutting
 * at most one hour in a hundred lowers its highest hour by at least 15 %; a proposal needs at least half of the months.
 * Power prices are unknown here, so the saving has no amount.
 */
export function powerPeakRule(site: ExaminedSite): Proposal | null {
  const months = [...Map.groupBy(site.hours, ({ month }) => month)]
    .map(([month, hours]) => peakOf(month, hours))
    .filter((month) => month !== null);
  const sharp = months.filter(({ peak, level }) => 1 - level / peak.wh >= leastFall);
  if (sharp.length === 0 || sharp.length * 2 < months.length) return null;
  const fall = meanOf(sharp.map(({ peak, level }) => 1 - level / peak.wh));
  const power = meanOf(sharp.map(({ peak, level }) => peak.wh - level));
  const hours = meanOf(sharp.map(({ movedHours }) => movedHours));
  return {
    category: 'power_peak',
    title: 'Flytta månadens effekttoppar',
    text: `I ${sharp.length} av ${months.length} månader beror den högsta effekten på enstaka timmar. Om i snitt ${Math.round(hours)} timmar per månad jämnas ut sjunker månadens högsta timeffekt med i snitt ${kwText(power)} (${percentText(fall)}). Se vad som startar samtidigt vid topparna och sprid starterna, eller flytta laddning, disk, kyla och ugnar till andra timmar.`,
    calculation: [
      `Nivå = timeffekten när högst ${percentText(movedShare)} av månadens timmar kapas; räknas om toppen sjunker minst ${percentText(leastFall)}`,
      ...sharp.map(
        ({ month, peak, level, movedHours, movedWh }) =>
          `${monthText(month)}: ${kwText(powerOfHour(peak.wh))} (${instantText(peak.instant)}) − ${kwText(level)} = ${kwText(peak.wh - level)}; ${movedHours} timmar, ${kwhText(movedWh)} att flytta`,
      ),
      `Medel av ${sharp.length} månader: ${kwText(power)} = ${percentText(fall)}`,
    ].join('\n'),
    // Energy is moved, not saved.
    potentialKwhPerYear: 0,
    potentialSekPerYear: null,
    priority: fall >= largeFall ? 'high' : 'medium',
  };
}
