import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';

/** A product with a price of its own for each kWh. */
export interface EnergyProduct {
  readonly code: string;
  /** Text on the invoice. */
  readonly description: string;
  /** Ten-thousandths of öre/kWh, excluding VAT. */
  readonly price: number;
}

/** What the supplier charges beside the spot price and the surcharge that is agreed with each company. */
export interface PriceList {
  /** Elcertifikat, which are charged on all energy. */
  readonly certificate: EnergyProduct;
  /** Origin of the energy; null where the choice costs nothing. */
  readonly origin: Readonly<Record<EnvironmentalChoice, EnergyProduct | null>>;
  /** Fee per site and month, ten-thousandths of kronor excluding VAT. */
  readonly monthlyFee: number;
}
