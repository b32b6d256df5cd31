import { longMonthText, numberText } from '../../files/pdf/swedish-text.ts';
import { firstDayOfMonthNumber, formatDay } from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import { HOURS_PER_YEAR, type Saving } from './examined-site.ts';
import type { InstantMilliseconds, WattHours, Watts } from '../../quantities/quantities.ts';

/** A power of so many W in words: `145,2 kW`. */
export function kwText(watt: Watts): string {
  return `${numberText(watt / 1000, 1)} kW`;
}

/** An energy of so many Wh in words: `1 860 kWh`. */
export function kwhText(wh: WattHours): string {
  return `${numberText(wh / 1000, 0)} kWh`;
}

/** A share in words: `12 %`. */
export function percentText(share: number): string {
  return `${numberText(share * 100, 0)} %`;
}

/** A month by its number, as it stands in a line of a calculation: `2026-01`. */
export function monthText(month: number): string {
  return formatDay(firstDayOfMonthNumber(month)).slice(0, 7);
}

/** A month by its number, in a sentence: `januari 2026`. */
export function monthInWords(month: number): string {
  return longMonthText(formatDay(firstDayOfMonthNumber(month)));
}

/** An instant in local time: `2026-01-14 07:00`. */
export function instantText(instant: InstantMilliseconds): string {
  return formatInstant(instant).slice(0, 16).replace('T', ' ');
}

/** How a saving within measured hours was taken to a year, and what it is worth. */
export function yearLines({ wh, kwhPerYear, sekPerYear }: Saving, measuredHours: number): string[] {
  const hours = numberText(measuredHours, 0);
  const year = numberText(HOURS_PER_YEAR, 0);
  const energy = `${kwhText(wh)} / ${hours} mätta timmar × ${year} h = ${numberText(kwhPerYear, 0)} kWh per år`;
  if (sekPerYear === null || kwhPerYear === 0) return [energy];
  const price = numberText((sekPerYear / kwhPerYear) * 100, 2);
  return [
    energy,
    `Med varje timmes spotpris och påslag: ${numberText(sekPerYear, 0)} kr per år exkl. moms (i snitt ${price} öre/kWh)`,
  ];
}
