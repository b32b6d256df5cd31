import type { SupplierInvoice } from '@vinrod/api-client/contract';
import type {
  PeppolInvoice,
  PeppolPaymentMeans,
  PeppolPeriod,
} from '../../../invoices/peppol/peppol-invoice.ts';
import { amountText } from '../../../invoices/peppol/sum-rules.ts';
import type { FileSettings } from '../file-format.ts';
import { ElementReader, type FileProblem } from './element-reader.ts';
import { buyerText, companyOf, fileBuyer, type CompanyKey } from './buyer.ts';
import { articlesOf, sellerOf } from './articles.ts';
import { consumptionOf, rowLines } from './peppol-lines.ts';
import { peppolTexts } from './texts.ts';

/** Most that the total is rounded by, hundredths. */
const mostRounding = 50;

/** UNCL 1001. */
const typeCodes = { invoice: '380', credit_note: '381' } as const;

/** Where the document names its bankgiro (SE-R-011), or in UNCL 4461. */
function bankgiroIn(means: readonly PeppolPaymentMeans[]): PeppolPaymentMeans | undefined {
  return means.find(
    ({ code, account, branch }) =>
      (branch === 'SE:BANKGIRO' || code === '56') && /^\d{7,8}$/.test((account ?? '').replace('-', '')),
  );
}

function bankgiroText(account: string): string {
  const digits = account.replace('-', '');
  return `${digits.slice(0, -4)}-${digits.slice(-4)}`;
}

/** The period of the document, of its lines together, or the day of delivery. */
function periodOf({ period, lines, delivery }: PeppolInvoice): PeppolPeriod | null {
  if (period !== null) return period;
  const periods = lines.flatMap((line) => (line.period === null ? [] : [line.period]));
  const start = periods.map((one) => one.start).toSorted()[0];
  const end = periods
    .map((one) => one.end)
    .toSorted()
    .at(-1);
  if (start !== undefined && end !== undefined) return { start, end };
  const day = delivery?.date ?? null;
  return day === null ? null : { start: day, end: day };
}

/** The rate of VAT of lines that have any. */
function rateOf(reader: ElementReader, { vat }: PeppolInvoice): number {
  const rates = vat.subtotals.map(({ category }) => category.rate ?? 0).filter((rate) => rate > 0);
  const [rate = 0, ...others] = new Set(rates);
  if (others.length > 0)
    reader.refuse(
      vat.at,
      'vat_rate_percent',
      peppolTexts.severalRates({ read: [rate, ...others].join(', ') }),
    );
  return rate;
}

/** What a document of this kind does to an invoice: a negative invoice that names another credits it. */
function typeOf(reader: ElementReader, invoice: PeppolInvoice): 'invoice' | 'credit_note' {
  const { kind, typeCode, preceding, totals } = invoice;
  if (typeCode !== typeCodes[kind]) reader.refuse(1, 'type', peppolTexts.otherType({ read: typeCode }));
  if (preceding.length > 1)
    reader.refuse(1, 'credits_invoice', peppolTexts.severalPreceding({ read: preceding.join(', ') }));
  if (kind === 'credit_note' && totals.withVat < 0)
    reader.refuse(totals.at, 'total_sek', peppolTexts.creditRaises({ read: amountText(-totals.withVat) }));
  if (kind === 'credit_note') return 'credit_note';
  return totals.withVat < 0 && preceding.length > 0 ? 'credit_note' : 'invoice';
}

/** How to pay; a document that leaves nothing to pay needs to name neither. */
async function paymentOf(
  reader: ElementReader,
  invoice: PeppolInvoice,
  credited: () => Promise<string | null>,
): Promise<Pick<SupplierInvoice, 'bankgiro' | 'ocr_number'>> {
  const asksForPayment = invoice.kind === 'invoice' && invoice.totals.payable > 0;
  const means = bankgiroIn(invoice.paymentMeans);
  const bankgiro = means === undefined ? null : bankgiroText(means.account ?? '');
  const known = bankgiro ?? (asksForPayment ? null : await credited());
  if (known === null) {
    const read = invoice.paymentMeans.map((one) => `${one.code} ${one.branch ?? ''} ${one.account ?? ''}`);
    reader.refuse(1, 'bankgiro', peppolTexts.noBankgiro({ read: read.join('; ') || '–' }));
  }
  const paymentId = (means ?? invoice.paymentMeans[0])?.paymentId ?? null;
  const isOcr = /^\d{2,25}$/.test(paymentId ?? '');
  if (!isOcr && (asksForPayment || paymentId !== null))
    reader.refuse(1, 'ocr_number', peppolTexts.otherReference({ read: paymentId ?? '–' }));
  return { bankgiro: known ?? '', ...(paymentId !== null && isOcr ? { ocr_number: paymentId } : {}) };
}

function checkNames(reader: ElementReader, { currency, number, totals }: PeppolInvoice): void {
  if (currency !== 'SEK')
    reader.refuse(1, 'DocumentCurrencyCode', peppolTexts.otherCurrency({ read: currency }));
  if (!/^\d{1,23}$/.test(number))
    reader.refuse(1, 'invoice_number', peppolTexts.otherNumber({ read: number }));
  if (Math.abs(totals.rounding ?? 0) > mostRounding)
    reader.refuse(
      totals.at,
      'rounding_sek',
      peppolTexts.largeRounding({ read: amountText(totals.rounding ?? 0) }),
    );
}

function dueDateOf(reader: ElementReader, { dueDate, issueDate, kind, totals }: PeppolInvoice): string {
  if (dueDate !== null) return dueDate;
  if (kind === 'invoice' && totals.payable > 0) reader.refuse(1, 'due_date', peppolTexts.noDueDate);
  return issueDate;
}

/** The company that an invoice is for; null when nobody knows. */
async function buyerOf(
  reader: ElementReader,
  invoice: PeppolInvoice,
  settings: FileSettings,
): Promise<CompanyKey | null> {
  const { buyer } = invoice;
  const { corporateGroup, customerId } = settings;
  if (corporateGroup !== null && customerId !== null)
    return { corporate_group: corporateGroup, customer_id: customerId };
  const found = companyOf(buyer, await settings.ledger.companiesLike(buyer, corporateGroup));
  if (typeof found !== 'string') return found;
  const given = await settings.companyOf(sellerOf(invoice), fileBuyer(buyer));
  if (given !== null) return given;
  const read = buyerText(buyer);
  reader.refuse(
    1,
    'customer_id',
    found === 'several' ? peppolTexts.severalBuyers({ read }) : peppolTexts.unknownBuyer({ read }),
  );
  return null;
}

/** A document as a row of invoices, or why it cannot be one. */
export async function rowOf(
  invoice: PeppolInvoice,
  settings: FileSettings,
): Promise<{ readonly row: SupplierInvoice } | { readonly problems: readonly FileProblem[] }> {
  const reader = new ElementReader(invoice.currency);
  checkNames(reader, invoice);
  const type = typeOf(reader, invoice);
  const company = await buyerOf(reader, invoice, settings);
  const names = company ?? { corporate_group: '', customer_id: '' };
  const [preceding = null] = invoice.preceding;
  const credits = type === 'credit_note' ? preceding : null;
  const payment = await paymentOf(reader, invoice, async () => {
    if (credits === null) return null;
    // Whose invoice it credits is known when the buyer is.
    return company === null ? '' : settings.ledger.bankgiroOf(company.corporate_group, credits);
  });
  const period = periodOf(invoice);
  if (period === null) reader.refuse(1, 'period_start', peppolTexts.noPeriod);
  const span = period ?? { start: invoice.issueDate, end: invoice.issueDate };
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const categoryOf = await settings.categoriesOf(sellerOf(invoice), articlesOf(invoice));
  const lines = rowLines({ reader, settings, categoryOf, invoice, period: span, sign });
  const kronor = (hundredths: number): number => (sign * hundredths) / 100;
  const { totals } = invoice;
  const prepaid = totals.prepaid ?? 0;
  const row: SupplierInvoice = {
    ...names,
    ...payment,
    invoice_number: invoice.number,
    type,
    credits_invoice: credits,
    invoice_date: invoice.issueDate,
    due_date: dueDateOf(reader, invoice),
    period_start: span.start,
    period_end: span.end,
    delivery: 'e_invoice',
    reference: invoice.buyerReference ?? invoice.orderReference,
    consumption_kwh: consumptionOf(lines),
    vat_rate_percent: rateOf(reader, invoice),
    amount_excl_vat_sek: kronor(totals.withoutVat),
    vat_sek: kronor(invoice.vat.amount),
    rounding_sek: kronor(totals.rounding ?? 0),
    total_sek: kronor(totals.withVat + (totals.rounding ?? 0)),
    lines,
    ...(prepaid === 0 ? {} : { payments: [{ paid_on: invoice.issueDate, amount_sek: kronor(prepaid) }] }),
  };
  return reader.problems.length > 0 ? { problems: reader.problems } : { row };
}
