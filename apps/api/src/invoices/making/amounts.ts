import type { Ore } from '../../quantities/quantities.ts';

/** Sums of an invoice in whole öre. */
export interface InvoiceSums {
  /** Excluding VAT. */
  readonly netOre: Ore;
  readonly vatOre: Ore;
  /** Öresutjämning: rounds the total to whole kronor, −50 to 50. */
  readonly roundingOre: Ore;
  /** Amount to pay, whole kronor. */
  readonly totalOre: Ore;
}

/** VAT on electricity and everything supplied with it, percent (mervärdesskattelagen 2023:200, 9 kap. 2 §). */
export const vatRatePercent = 25;

const orePerKrona = 100;

/** Divides whole numbers and rounds half away from zero, exactly. */
function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

/** Öre per price unit: prices are in öre or kronor. */
const orePerPrice = {
  ore_per_kwh: 1n,
  sek_per_month: 100n,
  sek_per_kw: 100n,
  sek_per_unit: 100n,
} as const;

/** Units of prices. */
export type PriceUnit = keyof typeof orePerPrice;

/**
 * Amount of a line in whole öre, with half an öre rounded away from zero.
 * @param quantityThousandths - thousandths of the unit: Wh for energy
 * @param unitPriceTenThousandths - ten-thousandths of öre or of kronor, as `priceUnit` says
 */
export function lineAmountOre(
  quantityThousandths: number,
  unitPriceTenThousandths: number,
  priceUnit: PriceUnit,
): number {
  const product = BigInt(quantityThousandths) * BigInt(unitPriceTenThousandths) * orePerPrice[priceUnit];
  return divideRounded(product, 10_000_000n);
}

/**
 * VAT on the sum of the lines, and öresutjämning to the nearest whole krona, half a krona rounded away from zero
 * (domain.md 2.3, worked example).
 */
export function invoiceSums(amountsOre: readonly number[]): InvoiceSums {
  const netOre = amountsOre.reduce((sum, amount) => sum + amount, 0);
  const vatOre = divideRounded(BigInt(netOre) * BigInt(vatRatePercent), 100n);
  const totalOre = divideRounded(BigInt(netOre + vatOre), BigInt(orePerKrona)) * orePerKrona;
  return { netOre, vatOre, roundingOre: totalOre - netOre - vatOre, totalOre };
}
