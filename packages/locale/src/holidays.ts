import { dayOf, weekdayOf, type Day } from './day.ts';

/** A named day in the Swedish calendar. */
export interface Holiday {
  readonly day: Day;
  readonly name: string;
  /** True for the public holidays of the act (1989:253); false for the eves that most workplaces keep. */
  readonly isPublic: boolean;
  /** True for the public holidays and the three eves that are treated as Sundays. */
  readonly isOff: boolean;
}

/** Easter Sunday of a Gregorian year (Meeus/Jones/Butcher algorithm). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The eves that the act on holidays with pay (1977:480, section 3 a) treats as Sundays. */
const evesOff: ReadonlySet<string> = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton']);

/** The first day with the given ISO weekday on or after `day`. */
function weekdayFrom(day: Day, weekday: number): Day {
  return day + ((weekday - weekdayOf(day) + 7) % 7);
}

const saturday = 6;

/** Public holidays and eves of a year, in order, from 2005 (when the national day became a holiday). */
export function swedishHolidays(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  const midsummer = weekdayFrom(dayOf(year, 6, 20), saturday);
  const allSaints = weekdayFrom(dayOf(year, 10, 31), saturday);
  const entries: readonly (readonly [Day, string, boolean])[] = [
    [dayOf(year, 1, 1), 'Nyårsdagen', true],
    [dayOf(year, 1, 5), 'Trettondagsafton', false],
    [dayOf(year, 1, 6), 'Trettondedag jul', true],
    [easter - 3, 'Skärtorsdagen', false],
    [easter - 2, 'Långfredagen', true],
    [easter - 1, 'Påskafton', false],
    [easter, 'Påskdagen', true],
    [easter + 1, 'Annandag påsk', true],
    [dayOf(year, 4, 30), 'Valborgsmässoafton', false],
    [dayOf(year, 5, 1), 'Första maj', true],
    [easter + 39, 'Kristi himmelsfärdsdag', true],
    [easter + 48, 'Pingstafton', false],
    [easter + 49, 'Pingstdagen', true],
    [dayOf(year, 6, 6), 'Sveriges nationaldag', true],
    [midsummer - 1, 'Midsommarafton', false],
    [midsummer, 'Midsommardagen', true],
    [allSaints - 1, 'Allhelgonaafton', false],
    [allSaints, 'Alla helgons dag', true],
    [dayOf(year, 12, 24), 'Julafton', false],
    [dayOf(year, 12, 25), 'Juldagen', true],
    [dayOf(year, 12, 26), 'Annandag jul', true],
    [dayOf(year, 12, 31), 'Nyårsafton', false],
  ];
  return entries
    .map(([day, name, isPublic]) => ({ day, name, isPublic, isOff: isPublic || evesOff.has(name) }))
    .toSorted((left, right) => left.day - right.day);
}
