const numbers = new Map<number, Intl.NumberFormat>();

/** A number as Swedish writes it: thousands apart, decimal comma, U+2212 as minus (domain.md 3.7). */
export function numberText(value: number, decimals: number): string {
  let format = numbers.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    numbers.set(decimals, format);
  }
  // A value that rounds to nothing has no sign.
  return format.format(Number(value.toFixed(decimals)) === 0 ? 0 : value);
}

/** A number with its unit, which stay on one line; an en dash where there is no value. */
export function quantityText(value: number | null, decimals: number, unit: string): string {
  return value === null ? missing : `${numberText(value, decimals)}\u00A0${unit}`;
}

/** Stands where there is no value; 0 is a value. */
export const missing = '\u2013';

const monthNames = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];

/** A day in running text: `5 mars 2026`. @param day - `YYYY-MM-DD` */
export function longDayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}\u00A0${monthNames[Number(month) - 1] ?? month}\u00A0${year}`;
}

/** A range of days: `2026-01-01 – 2026-06-30`. @param first - `YYYY-MM-DD` */
export function daysText(first: string, last: string): string {
  return `${first} \u2013 ${last}`;
}
