import type { Invoice, InvoiceLine, InvoiceStatusFilter } from '@vinrod/api-client/contract';
import type { Text } from '../../server/text.ts';

/** Names of sheets and headings of columns in files of invoices (domain.md 3.3). */
export const invoiceFileTexts = {
  invoices: { sv: 'Fakturor', en: 'Invoices' },
  lines: { sv: 'Fakturarader', en: 'Invoice lines' },
  choice: { sv: 'Urval', en: 'Selection' },
  invoiceNumber: { sv: 'Fakturanummer', en: 'Invoice number' },
  type: { sv: 'Typ', en: 'Type' },
  corporateGroup: { sv: 'Koncern', en: 'Corporate group' },
  company: { sv: 'Bolag', en: 'Company' },
  customerId: { sv: 'Kundnummer', en: 'Customer number' },
  invoiceDate: { sv: 'Fakturadatum', en: 'Invoice date' },
  dueDate: { sv: 'Förfallodatum', en: 'Due date' },
  paidDate: { sv: 'Betaldatum', en: 'Paid on' },
  from: { sv: 'Period från och med', en: 'Period from' },
  to: { sv: 'Period till och med', en: 'Period to' },
  consumption: { sv: 'Förbrukning (kWh)', en: 'Consumption (kWh)' },
  siteCount: { sv: 'Antal anläggningar', en: 'Sites' },
  net: { sv: 'Belopp exkl. moms (kr)', en: 'Amount excl. VAT (SEK)' },
  vat: { sv: 'Moms (kr)', en: 'VAT (SEK)' },
  vatRate: { sv: 'Momssats (%)', en: 'VAT rate (%)' },
  rounding: { sv: 'Öresutjämning (kr)', en: 'Rounding (SEK)' },
  total: { sv: 'Att betala inkl. moms (kr)', en: 'To pay incl. VAT (SEK)' },
  remaining: { sv: 'Återstår (kr)', en: 'Remaining (SEK)' },
  status: { sv: 'Status', en: 'Status' },
  ocrNumber: { sv: 'OCR-nummer', en: 'OCR number' },
  bankgiro: { sv: 'Bankgiro', en: 'Bankgiro' },
  reference: { sv: 'Referens', en: 'Reference' },
  credits: { sv: 'Krediterar faktura', en: 'Credits invoice' },
  updated: { sv: 'Betalstatus uppdaterad', en: 'Payment status updated' },
  siteId: { sv: 'Anläggnings-id', en: 'Site id' },
  site: { sv: 'Anläggning', en: 'Site' },
  code: { sv: 'Artikel', en: 'Article' },
  product: { sv: 'Produkt', en: 'Product' },
  category: { sv: 'Kategori', en: 'Category' },
  quantity: { sv: 'Antal', en: 'Quantity' },
  unit: { sv: 'Enhet', en: 'Unit' },
  price: { sv: 'Pris', en: 'Price' },
  priceUnit: { sv: 'Prisenhet', en: 'Price unit' },
  item: { sv: 'Uppgift', en: 'Item' },
  value: { sv: 'Värde', en: 'Value' },
  text: { sv: 'Text', en: 'Text' },
  period: { sv: 'Fakturadatum i perioden', en: 'Invoice date within' },
  everyAge: { sv: 'Oavsett ålder', en: 'Of every age' },
  everyCorporateGroup: { sv: 'Alla koncerner', en: 'All corporate groups' },
  everyStatus: { sv: 'Alla', en: 'All' },
  search: { sv: 'Sökning', en: 'Search' },
  chosen: { sv: 'Valda fakturor', en: 'Chosen invoices' },
  invoiceCount: { sv: 'Antal fakturor', en: 'Invoices' },
  createdAt: { sv: 'Skapad', en: 'Created' },
  tooManyLines: {
    sv: 'Filen blir för stor. Välj en kortare period eller färre fakturor.',
    en: 'The file would be too large. Choose a shorter period or fewer invoices.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Why so many pdfs cannot be fetched together. */
export function tooManyPdfs(count: number, most: number): Text {
  return {
    sv: `Högst ${most} fakturor kan hämtas som pdf på en gång, och urvalet har ${count}. Välj en kortare period eller färre fakturor.`,
    en: `At most ${most} invoices can be fetched as pdf at once, and the selection has ${count}. Choose a shorter period or fewer invoices.`,
  };
}

/** Types of invoices (domain.md 3.4). */
export const typeTexts: Readonly<Record<Invoice['type'], Text>> = {
  invoice: { sv: 'Faktura', en: 'Invoice' },
  credit_note: { sv: 'Kreditfaktura', en: 'Credit note' },
  final_invoice: { sv: 'Slutfaktura', en: 'Final invoice' },
  self_billing: { sv: 'Självfaktura', en: 'Self-billing invoice' },
};

/** States of payment (domain.md 3.4), and what a list can be asked for beside them. */
export const statusTexts: Readonly<Record<InvoiceStatusFilter, Text>> = {
  open: { sv: 'Obetalda', en: 'Open' },
  unpaid: { sv: 'Obetald', en: 'Unpaid' },
  partially_paid: { sv: 'Delbetald', en: 'Partially paid' },
  paid: { sv: 'Betald', en: 'Paid' },
  overdue: { sv: 'Förfallen', en: 'Overdue' },
  reminded: { sv: 'Påmind', en: 'Reminded' },
  in_collection: { sv: 'Inkasso', en: 'In collection' },
  credited: { sv: 'Krediterad', en: 'Credited' },
  cancelled: { sv: 'Makulerad', en: 'Cancelled' },
  written_off: { sv: 'Avskriven', en: 'Written off' },
};

/** What lines charge for. */
export const categoryTexts: Readonly<Record<InvoiceLine['category'], Text>> = {
  energy: { sv: 'Elenergi', en: 'Energy' },
  surcharge: { sv: 'Påslag', en: 'Surcharge' },
  environment: { sv: 'Miljö', en: 'Environment' },
  fixed_fee: { sv: 'Fast avgift', en: 'Fixed fee' },
  hedge: { sv: 'Prissäkring', en: 'Hedge' },
  grid: { sv: 'Elnät', en: 'Grid' },
  tax: { sv: 'Skatt', en: 'Tax' },
  other: { sv: 'Övrigt', en: 'Other' },
};

/** Units of quantities. */
export const unitTexts: Readonly<Record<InvoiceLine['unit'], Text>> = {
  kWh: { sv: 'kWh', en: 'kWh' },
  kW: { sv: 'kW', en: 'kW' },
  month: { sv: 'mån', en: 'months' },
  st: { sv: 'st', en: 'pieces' },
};

/** Units of prices. */
export const priceUnitTexts: Readonly<Record<InvoiceLine['price_unit'], Text>> = {
  ore_per_kwh: { sv: 'öre/kWh', en: 'öre/kWh' },
  sek_per_month: { sv: 'kr/mån', en: 'SEK/month' },
  sek_per_kw: { sv: 'kr/kW', en: 'SEK/kW' },
  sek_per_unit: { sv: 'kr/st', en: 'SEK/piece' },
};
