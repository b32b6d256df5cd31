import { endOfMonth, firstDayOfMonthNumber, monthNumber, type Day } from '@vinrod/locale/day';
import type { TouchedDays } from '../changed-values/used-values.ts';

/** Days of which a file replaces values; a bit for each, as it may have years of ten thousand sites. */
export class ReplacedDays {
  /** Bits of the days of a month, by site and month. */
  readonly #sites = new Map<string, Map<number, number>>();

  add(siteId: string, day: Day): void {
    const months = this.#sites.get(siteId) ?? new Map<number, number>();
    this.#sites.set(siteId, months);
    const month = monthNumber(day);
    const bit = 1 << (day - firstDayOfMonthNumber(month));
    months.set(month, (months.get(month) ?? 0) | bit);
  }

  /** Runs of such days within each month. */
  get runs(): readonly TouchedDays[] {
    return [...this.#sites].flatMap(([siteId, months]) =>
      [...months].flatMap(([month, bits]) => runsOf(siteId, firstDayOfMonthNumber(month), bits)),
    );
  }
}

function runsOf(siteId: string, firstDay: Day, bits: number): readonly TouchedDays[] {
  const runs: TouchedDays[] = [];
  let first: Day | null = null;
  for (let day = firstDay; day <= endOfMonth(firstDay); day += 1) {
    const isReplaced = (bits & (1 << (day - firstDay))) !== 0;
    if (isReplaced) first ??= day;
    if (first === null) continue;
    if (isReplaced && day < endOfMonth(firstDay)) continue;
    runs.push({ siteId, first, last: isReplaced ? day : day - 1 });
    first = null;
  }
  return runs;
}
