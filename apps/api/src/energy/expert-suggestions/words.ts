import { longMonthText, numberText } from '../../files/pdf/swedish-text.ts';
import { firstDayOfMonthNumber, formatDay } from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import { hoursPerYear, type Saving } from './examined-site.ts';
import type { InstantMilliseconds, WattHours, Watts } from '../../quantities/quantities.ts';

/** Formats W: `145,2 kW`. */
export function kwText(watt: Watts): string {
  return `${numberText(watt / 1000, 1)} kW`;
}

/** Formats Wh: `1 860 kWh`. */
export function kwhText(wh: WattHours): string {
  return `${numberText(wh / 1000, 0)} kWh`;
}

/** Formats a share: `12 %`. */
export function percentText(share: number): string {
  return `${numberText(share * 100, 0)}\u00A0%`;
}

/** Formats a month number for a line of a calculation: `2026-01`. */
export function monthText(month: number): string {
  return formatDay(firstDayOfMonthNumber(month)).slice(0, 7);
}

/** Formats a month number for a sentence: `januari 2026`. */
export function monthInWords(month: number): string {
  return longMonthText(formatDay(firstDayOfMonthNumber(month)));
}

/** Formats an instant in local time: `2026-01-14 07:00`. */
export function instantText(instant: InstantMilliseconds): string {
  return formatInstant(instant).slice(0, 16).replace('T', ' ');
}

/** Explains how a saving was scaled to a year, and its value. */
export function yearLines({ wh, kwhPerYear, sekPerYear }: Saving, measuredHours: number): string[] {
  const hours = numberText(measuredHours, 0);
  const year = numberText(hoursPerYear, 0);
  const energy = `${kwhText(wh)} / ${hours} mätta timmar × ${year} h = ${numberText(kwhPerYear, 0)} kWh per år`;
  if (sekPerYear === null || kwhPerYear === 0) return [energy];
  const price = numberText((sekPerYear / kwhPerYear) * 100, 2);
  return [
    energy,
    `Med varje timmes spotpris och påslag: ${numberText(sekPerYear, 0)} kr per år exkl. moms (i snitt ${price} öre/kWh)`,
  ];
}
