import { addLocalDays, dayMs, fromLocal, toLocal } from './stockholm.ts';

/** An ISO 8601 week: the year may differ from the calendar year around New Year. */
export interface IsoWeek {
  readonly year: number;
  /** 1–53. */
  readonly week: number;
}

/** ISO week of the local day that holds an instant (UTC ms): Monday first, week 1 holds the year's first Thursday. */
export function isoWeekOf(instant: number): IsoWeek {
  const { year, month, day, weekday } = toLocal(instant);
  const thursday = new Date(Date.UTC(year, month - 1, day + 4 - weekday));
  const isoYear = thursday.getUTCFullYear();
  const dayOfYear = (thursday.getTime() - Date.UTC(isoYear, 0, 1)) / dayMs;
  return { year: isoYear, week: Math.floor(dayOfYear / 7) + 1 };
}

/** Local midnight (UTC ms) of the Monday of the week that holds an instant. */
export function startOfIsoWeek(instant: number): number {
  return addLocalDays(instant, 1 - toLocal(instant).weekday);
}

/** Local midnight (UTC ms) of the Monday of a named ISO week. */
export function fromIsoWeek({ year, week }: IsoWeek): number {
  const fourthOfJanuary = fromLocal(year, 1, 4);
  return addLocalDays(startOfIsoWeek(fourthOfJanuary), (week - 1) * 7);
}
