import { numberText } from '../files/pdf/swedish-text.ts';
import type { InvoiceLineTable, InvoiceTable } from '../store/schema/invoices.ts';
import type { Ore } from '../quantities/quantities.ts';

const types: Readonly<Record<InvoiceTable['type'], string>> = {
  invoice: 'Faktura',
  credit_note: 'Kreditfaktura',
  final_invoice: 'Slutfaktura',
  self_billing: 'Självfaktura',
};

/** Texts of the printed invoice (domain.md 3.3 and 3.4). */
export const invoicePdfTexts = {
  types,
  product: 'Produkt',
  quantity: 'Antal',
  price: 'Pris',
  amount: 'Belopp, kr',
  sum: 'Summa',
  net: 'Summa exkl. moms',
  vat: 'Moms',
  rounding: 'Öresutjämning',
  toPay: 'Att betala',
  toCredit: 'Att kreditera',
  payBy: 'Senast',
  invoiceNumber: 'Fakturanummer',
  credits: 'Krediterar',
  customerId: 'Kundnummer',
  invoiceDate: 'Fakturadatum',
  dueDate: 'Förfallodatum',
  period: 'Period',
  reference: 'Er referens',
  bankgiro: 'Bankgiro',
  ocrNumber: 'OCR-nummer',
  specification: 'Specifikation',
  payment: 'Betalning',
  sellerHeading: 'Säljare',
  seller: 'Företag',
  address: 'Adress',
  organizationNumber: 'Organisationsnummer',
  vatNumber: 'Momsreg.nr',
  contact: 'Kontakt',
  howPrices: (areas: string): string =>
    `Elpriset är medelvärdet av spotpriset för periodens alla timmar i elområde ${areas}. Profilkostnaden är skillnaden ` +
    'mellan det pris som era timmar har kostat, vägt med förbrukningen, och medelvärdet.',
  howToPay: (bankgiro: string, ocrNumber: string, day: string): string =>
    `Betala till bankgiro ${bankgiro} med OCR-nummer ${ocrNumber}, så att pengarna är oss tillhanda senast ${day}. ` +
    'Vid försenad betalning tar vi ut dröjsmålsränta enligt räntelagen.',
} as const;

const orePerKrona = 100;
const quantityScale = 1000;
const priceScale = 10_000;

/** Öre as kronor with two decimals. */
export function sekText(ore: Ore): string {
  return numberText(ore / orePerKrona, 2);
}

const units: Readonly<
  Record<InvoiceLineTable['unit'], { readonly word: string; readonly decimals: number }>
> = {
  kWh: { word: 'kWh', decimals: 3 },
  kW: { word: 'kW', decimals: 3 },
  month: { word: 'mån', decimals: 0 },
  st: { word: 'st', decimals: 0 },
};

/** Quantity of a line with its unit; decimals only where needed, up to thousandths. */
export function quantityText({
  quantity_thousandths: quantity,
  unit,
}: Pick<InvoiceLineTable, 'quantity_thousandths' | 'unit'>): string {
  const { word, decimals } = units[unit];
  const isWhole = quantity % quantityScale === 0;
  return `${numberText(quantity / quantityScale, isWhole ? 0 : decimals)}\u00A0${word}`;
}

const priceUnits: Readonly<Record<InvoiceLineTable['price_unit'], string>> = {
  ore_per_kwh: 'öre/kWh',
  sek_per_month: 'kr/mån',
  sek_per_kw: 'kr/kW',
  sek_per_unit: 'kr/st',
};

/** Price of a line with its unit: two decimals, or four where needed. */
export function priceText({
  unit_price_ten_thousandths: price,
  price_unit: unit,
}: Pick<InvoiceLineTable, 'unit_price_ten_thousandths' | 'price_unit'>): string {
  const decimals = price % 100 === 0 ? 2 : 4;
  return `${numberText(price / priceScale, decimals)}\u00A0${priceUnits[unit]}`;
}
