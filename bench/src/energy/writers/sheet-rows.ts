/** Numbers per row besides the time: one for each site. */
export const siteColumns = 100;

/** Hours of a leap year. */
export const hourRows = 366 * 24;

/** Headings of the columns. */
export const headings: readonly string[] = [
  'Tid',
  ...Array.from({ length: siteColumns }, (_, index) => `Anläggning ${index + 1}, kWh`),
];

/** A time in milliseconds, and a value in kWh with three decimals for each site. */
export interface HourRow {
  readonly time: number;
  readonly values: readonly number[];
}

/** Generates a year of hours lazily. */
export function* hoursOfYear(): Generator<HourRow, void, void> {
  const start = Date.UTC(2024, 0, 1);
  for (let hour = 0; hour < hourRows; hour += 1) {
    const values = Array.from(
      { length: siteColumns },
      (_, site) => ((site * 7919 + hour * 104_729) % 90_000_000) / 1000,
    );
    yield { time: start + hour * 3_600_000, values };
  }
}
