/** Default percentage added by {@link withPercentageMargin} (spec section 9). Library only. */
export const DEFAULT_MARGIN_PERCENT = 5;

/** Result of {@link withPercentageMargin} for negative input (spec section 9). Library only. */
export const MARGIN_OF_NEGATIVE = 10;

/**
 * The percentage helper of spec section 9: adds 5 % to the value by default; negative input gives 10. Leaves space
 * above the largest value of an axis.
 * Library only.
 */
export function withPercentageMargin(value: number, percent: number = DEFAULT_MARGIN_PERCENT): number {
  return value < 0 ? MARGIN_OF_NEGATIVE : value + (value * percent) / 100;
}
