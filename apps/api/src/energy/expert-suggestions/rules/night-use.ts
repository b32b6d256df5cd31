import { savingOf, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';
import { priorityOf, type Proposal } from '../proposal.ts';
import { meanOf, quantile } from '../quantile.ts';
import { kwhText, kwText, monthText, percentText, yearLines } from '../words.ts';

/** The part of the night (22–06, domain.md 2.3) that falls on one day: 00–06. */
const nightEnd = 6;
/** Minimum number of nights for a month to be judged. */
const leastNights = 10;
/** Share of the nights that count as good. */
const goodShare = 0.25;
/** Minimum share of the nights' energy, and minimum kWh per year, for a proposal: our own choice. */
const leastShare = 0.05;
const leastKwh = 1000;

interface MonthNights {
  readonly month: number;
  readonly count: number;
  /** Mean power of a good night, W. */
  readonly good: number;
}

/** Mean power of each complete night before a workday, by month and day. */
function nightsOf(hours: readonly ExaminedHour[]): Map<number, Map<number, number>> {
  const months = new Map<number, Map<number, number>>();
  const inNight = hours.filter(({ clock, isWorkday }) => clock < nightEnd && isWorkday);
  for (const [day, own] of Map.groupBy(inNight, (hour) => hour.day)) {
    if (own.length < nightEnd) continue;
    const month = own[0]?.month ?? 0;
    const nights = months.get(month) ?? new Map<number, number>();
    nights.set(day, meanOf(own.map(({ wh }) => wh)));
    months.set(month, nights);
  }
  return months;
}

/**
 * Nights that use more than the site's own good nights of the same month. Energy audits read load profiles for use
 * outside working hours (directive (EU) 2023/1791, annex VI a; act 2014:266). Only nights before workdays are compared,
 * and only within a month, so that neither weekends nor the season affect the result: the good level has been reached
 * every fourth night.
 */
export function nightUseRule(site: ExaminedSite): Proposal | null {
  const nights = nightsOf(site.hours);
  const months = [...nights]
    .filter(([, own]) => own.size >= leastNights)
    .map(([month, own]): MonthNights => ({
      month,
      count: own.size,
      good: quantile([...own.values()], goodShare),
    }));
  if (months.length === 0) return null;
  const goodOf = new Map(months.map(({ month, good }) => [month, good]));
  let energy = 0;
  const excess = new Map<number, number>();
  const reductionOf = ({ day, month, clock, wh }: ExaminedHour): number => {
    const mean = nights.get(month)?.get(day);
    const good = goodOf.get(month);
    if (clock >= nightEnd || mean === undefined || good === undefined) return 0;
    energy += wh;
    const reduction = Math.max(0, mean - good);
    excess.set(month, (excess.get(month) ?? 0) + reduction);
    return reduction;
  };
  const saving = savingOf(site, reductionOf);
  if (energy === 0 || saving.wh / energy < leastShare || saving.kwhPerYear < leastKwh) return null;
  return {
    category: 'night_use',
    title: 'Kör alla nätter som de bästa',
    text: `Var fjärde vardagsnatt klarar anläggningen sig på en lägre effekt än de övriga i samma månad. Om alla nätter 00–06 före vardagar vore lika bra skulle nätternas förbrukning minska med ${percentText(saving.wh / energy)}. Kontrollera tidkanaler och driftkort för ventilation, belysning och processer på natten.`,
    calculation: [
      `Medeleffekt 00–06 per vardagsnatt; god nivå = undre kvartilen per månad`,
      ...months.map(
        ({ month, count, good }) =>
          `${monthText(month)}: ${count} nätter, god nivå ${kwText(good)}, över den ${kwhText(excess.get(month) ?? 0)}`,
      ),
      `${kwhText(saving.wh)} av nätternas ${kwhText(energy)} = ${percentText(saving.wh / energy)}`,
      ...yearLines(saving, site.hours.length),
    ].join('\n'),
    potentialKwhPerYear: saving.kwhPerYear,
    potentialSekPerYear: saving.sekPerYear,
    priority: priorityOf(saving.sekPerYear),
  };
}
