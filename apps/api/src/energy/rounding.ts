/** Wh as kWh with three decimals, exact. */
export function toKwh(wh: number): number {
  return wh / 1000;
}

/** {@link toKwh} of a value that may be missing. */
export function toKwhOrNull(wh: number | null): number | null {
  return wh === null ? null : toKwh(wh);
}

/** Rounds half away from zero to two decimals. */
export function toHundredths(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;
}

/** {@link toHundredths} of a value that may be missing. */
export function toHundredthsOrNull(value: number | null): number | null {
  return value === null ? null : toHundredths(value);
}
