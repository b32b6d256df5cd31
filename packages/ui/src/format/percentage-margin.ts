/** Percent added by {@link withPercentageMargin} unless told otherwise (spec section 9). Library only. */
export const DEFAULT_MARGIN_PERCENT = 5;

/** What {@link withPercentageMargin} returns for negative input (spec section 9). Library only. */
export const MARGIN_OF_NEGATIVE = 10;

/**
 * The percentage helper of spec section 9: the value plus 5 % of itself by default, and 10 for negative input.
 * It gives an axis some air above its largest value.
 * Library only.
 */
export function withPercentageMargin(value: number, percent: number = DEFAULT_MARGIN_PERCENT): number {
  return value < 0 ? MARGIN_OF_NEGATIVE : value + (value * percent) / 100;
}
