import type { Day } from '@vinrod/locale/day';
import type { Period } from '../../energy/period.ts';
import type { InvoiceLineTable } from '../../store/schema/invoices.ts';
import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import { invoiceSums, lineAmountOre, type InvoiceSums } from './amounts.ts';
import { firstQuarterPriceDay, type SiteEnergy } from './month-energy.ts';
import type { EnergyProduct, PriceList } from './price-list.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** A line before it is placed on an invoice. */
export type DraftLine = Pick<
  InvoiceLineTable,
  | 'code'
  | 'description'
  | 'category'
  | 'quantity_thousandths'
  | 'unit'
  | 'unit_price_ten_thousandths'
  | 'price_unit'
  | 'price_basis'
  | 'price_area'
  | 'amount_ore'
>;

/** A site and its charges. */
export interface ChargedSite extends SiteEnergy {
  readonly id: string;
  /** Anläggnings-id. */
  readonly siteId: string;
  readonly name: string;
  readonly priceArea: NonNullable<InvoiceLineTable['price_area']>;
  /** The part of the invoice's period with delivery to the site. */
  readonly period: Period;
  /** Mean spot price of the hours of `period`, ten-thousandths of öre/kWh. */
  readonly meanPrice: number;
  /** The company's agreed surcharge, öre/MWh. */
  readonly surcharge: number;
}

/** A site with its lines. */
export interface DraftSite extends ChargedSite {
  readonly lines: readonly DraftLine[];
}

/** An invoice before it has a number and dates. */
export interface InvoiceDraft extends InvoiceSums {
  readonly sites: readonly DraftSite[];
  readonly consumptionWh: WattHours;
}

/** Ten-thousandths of öre/kWh in one öre/MWh. */
const priceUnitsPerOrePerMwh = 10;
const oneMonth = 1000;

type Priced = Omit<DraftLine, 'amount_ore'>;

function priced(line: Priced): DraftLine {
  return {
    ...line,
    amount_ore: lineAmountOre(line.quantity_thousandths, line.unit_price_ten_thousandths, line.price_unit),
  };
}

function spotProduct(first: Day): Pick<DraftLine, 'code' | 'description'> {
  return first >= firstQuarterPriceDay
    ? { code: 'EL-KV', description: 'Elpris rörligt kvart' }
    : { code: 'EL-TIM', description: 'Elpris rörligt timme' };
}

function linesOf(site: ChargedSite, choice: EnvironmentalChoice, prices: PriceList): readonly DraftLine[] {
  const perKwh = {
    quantity_thousandths: site.wh,
    unit: 'kWh',
    price_unit: 'ore_per_kwh',
    price_area: null,
  } as const;
  const listed = ({ code, description, price }: EnergyProduct): Priced => ({
    ...perKwh,
    code,
    description,
    category: 'environment',
    unit_price_ten_thousandths: price,
    price_basis: 'price_list',
  });
  const fee: Priced = {
    code: 'MANAD',
    description: 'Månadsavgift',
    category: 'fixed_fee',
    quantity_thousandths: oneMonth,
    unit: 'month',
    unit_price_ten_thousandths: prices.monthlyFee,
    price_unit: 'sek_per_month',
    price_basis: 'price_list',
    price_area: null,
  };
  if (site.weightedPrice === null) return [priced(fee)];
  const origin = prices.origin[choice];
  const lines: readonly Priced[] = [
    {
      ...perKwh,
      ...spotProduct(site.period.first),
      category: 'energy',
      unit_price_ten_thousandths: site.meanPrice,
      price_basis: 'area_mean',
      price_area: site.priceArea,
    },
    {
      ...perKwh,
      code: 'PASLAG',
      description: 'Påslag',
      category: 'surcharge',
      unit_price_ten_thousandths: site.surcharge * priceUnitsPerOrePerMwh,
      price_basis: 'surcharge',
    },
    listed(prices.certificate),
    ...(origin === null ? [] : [listed(origin)]),
    {
      ...perKwh,
      code: 'PROFIL',
      description: 'Profilkostnad',
      category: 'energy',
      unit_price_ten_thousandths: site.weightedPrice - site.meanPrice,
      price_basis: 'profile',
      price_area: site.priceArea,
    },
    fee,
  ];
  return lines.map(priced);
}

/**
 * Creates an invoice for the sites of a company. Each line is quantity times price, in whole öre: for a site, the spot
 * price and the profile cost together are the energy of every hour times the price of that hour.
 */
export function makeInvoice(
  sites: readonly ChargedSite[],
  choice: EnvironmentalChoice,
  prices: PriceList,
): InvoiceDraft {
  const charged = sites.map((site) => ({ ...site, lines: linesOf(site, choice, prices) }));
  const amounts = charged.flatMap(({ lines }) => lines.map((line) => line.amount_ore));
  return {
    ...invoiceSums(amounts),
    sites: charged,
    consumptionWh: sites.reduce((sum, { wh }) => sum + wh, 0),
  };
}
