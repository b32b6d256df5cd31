import { maxStepWh, missingValue } from '../energy/meter-day/meter-day.ts';
import type { WattHours } from '../quantities/quantities.ts';

const decimalNumber = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;

/** Parses kWh to whole Wh; an empty field gives {@link missingValue}; a string is an error message. */
export function parseWh(field: string): WattHours | string {
  const text = field.trim();
  if (text === '') return missingValue;
  if (!decimalNumber.test(text) || text.endsWith('.')) return `"${text.slice(0, 40)}" is not a number`;
  const kwh = Number(text);
  // Checked before rounding: energy fed back is an error, however little it is.
  if (kwh < 0) return `${text} kWh is negative`;
  const wh = Math.round(kwh * 1000);
  return wh <= maxStepWh ? wh : `${text} kWh is more than one hour can hold`;
}

const point = 46;
const zero = 48;
const nine = 57;
/** Every whole number of so many digits is a number exactly, as are these powers of ten. */
const mostDigits = 15;
const powers = Array.from({ length: mostDigits + 1 }, (_, exponent) => 10 ** exponent);

/**
 * Reads kWh from the bytes of a line, without making a text of them. It takes digits with a decimal point or without, and
 * an empty field; whatever else a field may hold is left to {@link parseWh}, which gives the same for what it takes: a
 * whole number divided by a power of ten is rounded once, as the text of the number is.
 */
export class WhBytes {
  /** What was read. */
  wh: WattHours = missingValue;
  /** Position after it. */
  end = 0;

  /** @returns false when there is something else */
  read(bytes: Uint8Array, start: number): boolean {
    let at = start;
    let code = bytes[at] ?? 0;
    let digits = 0;
    while (code >= zero && code <= nine) {
      digits = digits * 10 + (code - zero);
      at += 1;
      code = bytes[at] ?? 0;
    }
    let count = at - start;
    let decimals = 0;
    if (code === point) {
      const first = at + 1;
      at = first;
      code = bytes[at] ?? 0;
      while (code >= zero && code <= nine) {
        digits = digits * 10 + (code - zero);
        at += 1;
        code = bytes[at] ?? 0;
      }
      decimals = at - first;
      if (decimals === 0) return false;
      count += decimals;
    }
    if (count > mostDigits) return false;
    this.end = at;
    this.wh = count === 0 ? missingValue : Math.round((digits / (powers[decimals] ?? 1)) * 1000);
    return this.wh <= maxStepWh;
  }
}
