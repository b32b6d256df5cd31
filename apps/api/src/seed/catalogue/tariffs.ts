import { dayOf, type Day } from '@vinrod/locale/day';
import type { Tariff } from '../../energy/tariff/tariff.ts';
import { firstDemoDay } from '../first-demo-day.ts';

/** A network tariff of the demo data with its first day of validity. */
export interface DemoTariff extends Tariff {
  readonly name: string;
  readonly from: Day;
}

const winter = [1, 2, 3, 11, 12];
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const workdays = [1, 2, 3, 4, 5];
const fusesTo63 = [16, 20, 25, 35, 50, 63];
const fusesTo200 = [...fusesTo63, 80, 100, 125, 160, 200];

/** Winter workdays 06–22, fuses up to 200 A: modelled on Sundsvall Elnät. */
const winterDaysTariff: Tariff = {
  name: 'N3 Höglast vinter',
  highLoad: { months: winter, weekdays: workdays, fromHour: 6, toHour: 22, onHolidays: false },
  fuseSizesA: fusesTo200,
  powerStepW: 1000,
  leastPowerW: 100_000,
};

/** Winter workdays 07–20, power instead of fuses above 63 A: modelled on Telge Nät and Södra Hallands Kraft. */
const winterWorkdaysTariff: Tariff = {
  name: 'N4 Effekt vinter',
  highLoad: { months: winter, weekdays: workdays, fromHour: 7, toHour: 20, onHolidays: false },
  fuseSizesA: fusesTo63,
  powerStepW: 5000,
  leastPowerW: 45_000,
};

/** Workdays 07–19 all year: modelled on Sollentuna Energi. */
const workdaysAllYearTariff: Tariff = {
  name: 'E2 Effekt dagtid',
  highLoad: { months: allYear, weekdays: workdays, fromHour: 7, toHour: 19, onHolidays: false },
  fuseSizesA: fusesTo200,
  powerStepW: 10_000,
  leastPowerW: 140_000,
};

function since(tariff: Tariff, from: Day = firstDemoDay): DemoTariff {
  return { ...tariff, name: tariff.name ?? '', from };
}

const winterDays = [since(winterDaysTariff)];
const winterWorkdays = [since(winterWorkdaysTariff)];
const workdaysAllYear = [since(workdaysAllYearTariff)];

/**
 * Tariffs of each network company of the demo data. The assignment is made up. One company has changed its hours, and
 * one
 * is unknown, as happens with real sites.
 */
const tariffs: Readonly<Record<string, readonly DemoTariff[]>> = {
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
      ...winterWorkdaysTariff,
      highLoad: { ...winterWorkdaysTariff.highLoad, fromHour: 6, toHour: 22, onHolidays: true },
    }),
    since(winterWorkdaysTariff, dayOf(2026, 1, 1)),
  ],
  'Nätkraft Borås Infra AB': winterWorkdays,
  'Växjö Energi Elnät AB': winterWorkdays,
  'Värnamo Elnät AB': winterWorkdays,
  'Ljungby Energinät AB': winterWorkdays,
  'Karlshamn Elnät AB': winterWorkdays,
};

/** Tariffs of a network company, earliest first; empty when unknown. */
export function tariffsOf(gridOwner: string): readonly DemoTariff[] {
  return tariffs[gridOwner] ?? [];
}
