import { savingOf, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';
import { priorityOf, type Proposal } from '../proposal.ts';
import { meanOf, quantile } from '../quantile.ts';
import { kwhText, kwText, monthText, percentText, yearLines } from '../words.ts';

/** Hours of the day that show whether a site is closed. */
const openFrom = 8;
const openTo = 18;
const nightEnd = 6;
/** Share of the workdays' power in those hours below which the site counts as closed: our own choice. */
const closedBelow = 0.6;
/** Minimum night hours for a month's night level: ten nights. */
const leastNightHours = 60;
/** Minimum share of the weekends' energy, and minimum kWh per year, for a proposal: our own choice. */
const leastShare = 0.05;
const leastKwh = 1000;

function meanPower(hours: readonly ExaminedHour[], isIn: (hour: ExaminedHour) => boolean): number | null {
  const selected = hours.filter(isIn);
  return selected.length === 0 ? null : meanOf(selected.map(({ wh }) => wh));
}

function isOpenHour({ clock }: ExaminedHour): boolean {
  return clock >= openFrom && clock < openTo;
}

/**
 * Weekends and holidays of a site that is closed then but uses more than on nights between workdays of the same month.
 * Energy audits read load profiles for use outside working hours (directive (EU) 2023/1791, annex VI a; act 2014:266).
 * Holidays are those of the act (1989:253). Sites that are open on weekends are skipped.
 */
export function weekendUseRule(site: ExaminedSite): Proposal | null {
  const { hours } = site;
  const workday = meanPower(hours, (hour) => hour.isWorkday && isOpenHour(hour));
  const weekend = meanPower(hours, (hour) => !hour.isWorkday && isOpenHour(hour));
  if (workday === null || weekend === null || weekend >= closedBelow * workday) return null;
  const nights = Map.groupBy(
    hours.filter(({ clock, isWorkday }) => isWorkday && clock < nightEnd),
    ({ month }) => month,
  );
  const levels = new Map(
    [...nights]
      .filter(([, own]) => own.length >= leastNightHours)
      .map(([month, own]) => [
        month,
        quantile(
          own.map(({ wh }) => wh),
          0.5,
        ),
      ]),
  );
  let energy = 0;
  const excess = new Map<number, number>();
  const saving = savingOf(site, ({ isWorkday, month, wh }) => {
    const level = levels.get(month);
    if (isWorkday || level === undefined) return 0;
    energy += wh;
    const reduction = Math.max(0, wh - level);
    excess.set(month, (excess.get(month) ?? 0) + reduction);
    return reduction;
  });
  if (energy === 0 || saving.wh / energy < leastShare || saving.kwhPerYear < leastKwh) return null;
  return {
    category: 'weekend_use',
    title: 'Släck ner helgerna till nattnivå',
    text: `På helger och helgdagar är effekten 08–18 i snitt ${kwText(weekend)} mot ${kwText(workday)} på vardagar: anläggningen ser ut att vara stängd. Ändå används ${percentText(saving.wh / energy)} av helgernas el över den nivå som vardagsnätterna klarar sig på. Kontrollera att helgdrift och röda dagar är inlagda i styrningen.`,
    calculation: [
      `Medeleffekt 08–18: helger ${kwText(weekend)} / vardagar ${kwText(workday)} = ${percentText(weekend / workday)} (stängt under ${percentText(closedBelow)})`,
      'Nattnivå = medianen 00–06 på vardagar per månad',
      ...[...levels].map(
        ([month, level]) =>
          `${monthText(month)}: nattnivå ${kwText(level)}, helgernas el över den ${kwhText(excess.get(month) ?? 0)}`,
      ),
      `${kwhText(saving.wh)} av helgernas ${kwhText(energy)} = ${percentText(saving.wh / energy)}`,
      ...yearLines(saving, hours.length),
    ].join('\n'),
    potentialKwhPerYear: saving.kwhPerYear,
    potentialSekPerYear: saving.sekPerYear,
    priority: priorityOf(saving.sekPerYear),
  };
}
