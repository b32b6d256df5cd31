import { savingOf, type ExaminedHour, type ExaminedSite } from '../examined-site.ts';
import { priorityOf, type Proposal } from '../proposal.ts';
import { baseLoad, meanOf } from '../quantile.ts';
import { numberText } from '../../../files/pdf/swedish-text.ts';
import { kwhText, kwText, monthInWords, monthText, percentText, yearLines } from '../words.ts';

/** Minimum hours for a month to have a base load: twenty days. */
const leastHours = 480;
/** Minimum number of months to compare. */
const leastMonths = 3;
/** Minimum share of the mean power, and minimum saving, for a proposal: our own choice. */
const leastShare = 0.5;
const leastKwh = 1000;

interface MonthBase {
  readonly month: number;
  readonly base: number;
  readonly hours: readonly ExaminedHour[];
}

function monthBases(hours: readonly ExaminedHour[]): MonthBase[] {
  return [...Map.groupBy(hours, ({ month }) => month)]
    .filter(([, own]) => own.length >= leastHours)
    .map(([month, own]) => ({ month, base: baseLoad(own.map(({ wh }) => wh)), hours: own }));
}

/**
 * A base load that is higher in some months than in the site's best month. Equipment that is never switched off is the
 * first thing a load profile shows in an energy audit, which has to rest on measured load profiles (directive (EU)
 * 2023/1791, annex VI a; act 2014:266). Base load is the power that 95 % of the hours reach, as in the time report. The
 * site is compared only with itself, so no figures of other buildings are needed.
 */
export function baseLoadRule(site: ExaminedSite): Proposal | null {
  const months = monthBases(site.hours);
  if (months.length < leastMonths) return null;
  const best = months.reduce((least, month) => (month.base < least.base ? month : least));
  const base = baseLoad(site.hours.map(({ wh }) => wh));
  const mean = meanOf(site.hours.map(({ wh }) => wh));
  if (mean === 0 || base / mean < leastShare) return null;
  const bases = new Map(months.map((month) => [month.month, month.base]));
  const saving = savingOf(site, ({ month }) => (bases.get(month) ?? best.base) - best.base);
  if (saving.kwhPerYear < leastKwh) return null;
  const lines = months
    .filter((month) => month.base > best.base)
    .map(
      (month) =>
        `${monthText(month.month)}: (${kwText(month.base)} − ${kwText(best.base)}) × ${month.hours.length} h = ${kwhText((month.base - best.base) * month.hours.length)}`,
    );
  return {
    category: 'base_load',
    title: 'Sänk baslasten till den bästa månadens nivå',
    text: `Baslasten är ${kwText(base)}, det vill säga ${percentText(base / mean)} av medeleffekten. I ${monthInWords(best.month)} var den ${kwText(best.base)}. Gå igenom vad som är igång dygnet runt och inte var det då: ventilation, pumpar, belysning, kyla och värme.`,
    calculation: [
      `Baslast = den effekt som 95\u00A0% av de ${numberText(site.hours.length, 0)} mätta timmarna når: ${kwText(base)}; medeleffekt ${kwText(mean)}`,
      `Lägsta månaden: ${monthText(best.month)} med ${kwText(best.base)}`,
      ...lines,
      ...yearLines(saving, site.hours.length),
    ].join('\n'),
    potentialKwhPerYear: saving.kwhPerYear,
    potentialSekPerYear: saving.sekPerYear,
    priority: priorityOf(saving.sekPerYear),
  };
}
