import { dayOf, type Day } from '@vinrod/locale/day';
import type { Tariff } from '../../energy/tariff/tariff.ts';
import { FIRST_DEMO_DAY } from '../first-demo-day.ts';

/** A network tariff of the demo data with the day from which it holds. */
export interface DemoTariff extends Tariff {
  readonly name: string;
  readonly from: Day;
}

const WINTER = [1, 2, 3, 11, 12];
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WORKDAYS = [1, 2, 3, 4, 5];
const FUSES_TO_63 = [16, 20, 25, 35, 50, 63];
const FUSES_TO_200 = [...FUSES_TO_63, 80, 100, 125, 160, 200];

/** Winter workdays 06–22, fuses up to 200 A: the kind that Sundsvall Elnät has. */
const WINTER_DAYS: Tariff = {
  name: 'N3 Höglast vinter',
  highLoad: { months: WINTER, weekdays: WORKDAYS, fromHour: 6, toHour: 22, onHolidays: false },
  fuseSizesA: FUSES_TO_200,
  powerStepW: 1000,
  leastPowerW: 100_000,
};

/** Winter workdays 07–20, power instead of fuses above 63 A: the kinds that Telge Nät and Södra Hallands Kraft have. */
const WINTER_WORKDAYS: Tariff = {
  name: 'N4 Effekt vinter',
  highLoad: { months: WINTER, weekdays: WORKDAYS, fromHour: 7, toHour: 20, onHolidays: false },
  fuseSizesA: FUSES_TO_63,
  powerStepW: 5000,
  leastPowerW: 45_000,
};

/** Workdays 07–19 all year: the kind that Sollentuna Energi has. */
const WORKDAYS_ALL_YEAR: Tariff = {
  name: 'E2 Effekt dagtid',
  highLoad: { months: ALL_YEAR, weekdays: WORKDAYS, fromHour: 7, toHour: 19, onHolidays: false },
  fuseSizesA: FUSES_TO_200,
  powerStepW: 10_000,
  leastPowerW: 140_000,
};

function since(tariff: Tariff, from: Day = FIRST_DEMO_DAY): DemoTariff {
  return { ...tariff, name: tariff.name ?? '', from };
}

const winterDays = [since(WINTER_DAYS)];
const winterWorkdays = [since(WINTER_WORKDAYS)];
const workdaysAllYear = [since(WORKDAYS_ALL_YEAR)];

/**
 * Which kind of tariff each network company of the demo data has. Who has which is made up. One company has changed
 * its hours, and of one nothing is known, as happens with real sites.
 */
const TARIFFS: Readonly<Record<string, readonly DemoTariff[]>> = {
  'Luleå Energi Elnät AB': winterDays,
  'Bodens Energi Nät AB': winterDays,
  'Pite Energi Elnät AB': winterDays,
  'Skellefteå Kraft Elnät AB': winterDays,
  'Umeå Energi Elnät AB': winterDays,
  'Sundsvall Elnät AB': winterDays,
  'Jämtkraft Elnät AB': winterDays,
  'Mälarenergi Elnät AB': workdaysAllYear,
  'Vattenfall Eldistribution AB': workdaysAllYear,
  'Göteborg Energi Nät AB': workdaysAllYear,
  'E.ON Energidistribution AB': [
    since({
      ...WINTER_WORKDAYS,
      highLoad: { ...WINTER_WORKDAYS.highLoad, fromHour: 6, toHour: 22, onHolidays: true },
    }),
    since(WINTER_WORKDAYS, dayOf(2026, 1, 1)),
  ],
  'Nätkraft Borås Infra AB': winterWorkdays,
  'Växjö Energi Elnät AB': winterWorkdays,
  'Värnamo Elnät AB': winterWorkdays,
  'Ljungby Energinät AB': winterWorkdays,
  'Karlshamn Elnät AB': winterWorkdays,
};

/** Tariffs of a network company, earliest first; none when nothing is known of them. */
export function tariffsOf(gridOwner: string): readonly DemoTariff[] {
  return TARIFFS[gridOwner] ?? [];
}
