import type { TimeSheetRow } from '@vinrod/api-client';
import { addDays, hoursOfDay, isWeekday, type Period, periodDays } from '@vinrod/ui/format';

/** Days of a period by kind. */
export interface PeriodDays {
  readonly days: number;
  /** Monday to Friday except public holidays. */
  readonly weekdays: number;
  /** Saturdays, Sundays and public holidays. */
  readonly weekendDays: number;
  /** 743 in March and 745 in October, when the clocks change. */
  readonly hours: number;
}

/** Counts the days of a period. */
export function daysOf({ start, end }: Period): PeriodDays {
  const dates = Array.from({ length: periodDays({ start, end }) }, (_, index) => addDays(start, index));
  const weekdays = dates.filter(isWeekday).length;
  return {
    days: dates.length,
    weekdays,
    weekendDays: dates.length - weekdays,
    hours: dates.reduce((sum, date) => sum + hoursOfDay(date), 0),
  };
}

/** Weather of a period where the sites are; null when a day is not known. */
export interface PeriodWeather {
  /** °C. */
  readonly meanCelsius: number | null;
  /** How many degrees the daily means lie below 17 °C, added up (graddagar). */
  readonly degreeDays: number | null;
}

type TemperatureDay = Pick<TimeSheetRow, 'start' | 'end' | 'temperature_c'>;

/** Outdoor temperature from which buildings need heat beyond sun, people and appliances (SMHI's degree days), °C. */
const heatingLimit = 17;

/** Weather of the days of a time report. */
export function weatherOf(rows: readonly TemperatureDay[]): PeriodWeather {
  let degreeHours = 0;
  let hours = 0;
  let degreeDays = 0;
  for (const { start, end, temperature_c: celsius } of rows) {
    if (celsius === null) return { meanCelsius: null, degreeDays: null };
    const length = Date.parse(end) - Date.parse(start);
    degreeHours += celsius * length;
    hours += length;
    degreeDays += Math.max(0, heatingLimit - celsius);
  }
  return hours === 0
    ? { meanCelsius: null, degreeDays: null }
    : { meanCelsius: degreeHours / hours, degreeDays };
}
