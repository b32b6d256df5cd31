import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';

/** A product with its own price per kWh. */
export interface EnergyProduct {
  readonly code: string;
  /** Text on the invoice. */
  readonly description: string;
  /** Ten-thousandths of öre/kWh, excluding VAT. */
  readonly price: number;
}

/** The supplier's prices besides the spot price and the surcharge agreed with each company. */
export interface PriceList {
  /** Elcertifikat, charged on all energy. */
  readonly certificate: EnergyProduct;
  /** Origin of the energy; null for free choices. */
  readonly origin: Readonly<Record<EnvironmentalChoice, EnergyProduct | null>>;
  /** Fee per site and month, ten-thousandths of kronor excluding VAT. */
  readonly monthlyFee: number;
}
