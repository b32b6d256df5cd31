import type { KilowattHours, Kilowatts, WattHours, Watts } from './quantities.ts';

/** Wh as kWh with three decimals, exact. */
export function toKwh(wh: WattHours): KilowattHours {
  return wh / 1000;
}

/** As {@link toKwh}, for a value that may be missing. */
export function toKwhOrNull(wh: WattHours | null): KilowattHours | null {
  return wh === null ? null : toKwh(wh);
}

/** The mean power of an hour from its consumption. */
export function powerOfHour(wh: WattHours): Watts {
  const hours = 1;
  return wh / hours;
}

/** As {@link powerOfHour}, for a value that may be missing. */
export function powerOfHourOrNull(wh: WattHours | null): Watts | null {
  return wh === null ? null : powerOfHour(wh);
}

/** W as kW with three decimals, exact. */
export function toKw(watts: Watts): Kilowatts {
  return watts / 1000;
}

/** As {@link toKw}, for a value that may be missing. */
export function toKwOrNull(watts: Watts | null): Kilowatts | null {
  return watts === null ? null : toKw(watts);
}

/** Rounds half away from zero to two decimals. */
export function toHundredths(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;
}

/** As {@link toHundredths}, for a value that may be missing. */
export function toHundredthsOrNull(value: number | null): number | null {
  return value === null ? null : toHundredths(value);
}
