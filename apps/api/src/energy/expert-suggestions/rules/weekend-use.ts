import { savingOf, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';
import { priorityOf, type Proposal } from '../proposal.ts';
import { meanOf, quantile } from '../quantile.ts';
import { kwhText, kwText, monthText, percentText, yearLines } from '../words.ts';

/** Hours of the day by which a site is seen to be closed. */
const OPEN_FROM = 8;
const OPEN_TO = 18;
const NIGHT_END = 6;
/** Share of the workdays' power in those hours below which the site is taken as closed: our own choice. */
const CLOSED_BELOW = 0.6;
/** Hours of nights that a month must have to tell their level: ten nights. */
const LEAST_NIGHT_HOURS = 60;
/** Share of the weekends' energy, and kWh per year, from which it is proposed: our own choice. */
const LEAST_SHARE = 0.05;
const LEAST_KWH = 1000;

function meanPower(hours: readonly ExaminedHour[], isIn: (hour: ExaminedHour) => boolean): number | null {
  const selected = hours.filter(isIn);
  return selected.length === 0 ? null : meanOf(selected.map(({ wh }) => wh));
}

function isOpenHour({ clock }: ExaminedHour): boolean {
  return clock >= OPEN_FROM && clock < OPEN_TO;
}

/**
 * Weekends and holidays of a site that is closed then, but uses more than in the nights between workdays of the same
 * month. Use outside working hours is what load profiles are read for in an energy audit (directive (EU) 2023/1791, annex
 * VI a; act 2014:266). Holidays are those of the act (1989:253). A site that is open on weekends is left alone.
 */
export function weekendUseRule(site: ExaminedSite): Proposal | null {
  const { hours } = site;
  const workday = meanPower(hours, (hour) => hour.isWorkday && isOpenHour(hour));
  const weekend = meanPower(hours, (hour) => !hour.isWorkday && isOpenHour(hour));
  if (workday === null || weekend === null || weekend >= CLOSED_BELOW * workday) return null;
  const nights = Map.groupBy(
    hours.filter(({ clock, isWorkday }) => isWorkday && clock < NIGHT_END),
    ({ month }) => month,
  );
  const levels = new Map(
    [...nights]
      .filter(([, own]) => own.length >= LEAST_NIGHT_HOURS)
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
  if (energy === 0 || saving.wh / energy < LEAST_SHARE || saving.kwhPerYear < LEAST_KWH) return null;
  return {
    category: 'weekend_use',
    title: 'Släck ner helgerna till nattnivå',
    text: `På helger och helgdagar är effekten 08–18 i snitt ${kwText(weekend)} mot ${kwText(workday)} på vardagar: anläggningen ser ut att vara stängd. Ändå används ${percentText(saving.wh / energy)} av helgernas el över den nivå som vardagsnätterna klarar sig på. Kontrollera att helgdrift och röda dagar är inlagda i styrningen.`,
    calculation: [
      `Medeleffekt 08–18: helger ${kwText(weekend)} / vardagar ${kwText(workday)} = ${percentText(weekend / workday)} (stängt under ${percentText(CLOSED_BELOW)})`,
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
