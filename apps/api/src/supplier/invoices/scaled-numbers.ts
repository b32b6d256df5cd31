/** What binary fractions miss of a decimal one; far below a digit. */
const tolerance = 1e-4;

/**
 * A decimal number as a whole number of its last digits: 12.34 with two decimals is 1234.
 *
 * @returns null when it has more decimals.
 */
export function scaled(value: number, decimals: number): number | null {
  const product = value * 10 ** decimals;
  const whole = Math.round(product);
  return Math.abs(product - whole) <= tolerance * Math.max(1, Math.abs(whole) * 1e-9) ? whole : null;
}
