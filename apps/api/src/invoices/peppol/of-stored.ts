import type { Supplier } from '../../config/supplier.ts';
import { vatNumberOf } from '../../identifiers/organization-number.ts';
import type { InvoiceLineRow } from '../breakdown.ts';
import type { InvoiceRow } from '../invoice.ts';
import {
  meteringPointScheme,
  organizationNumberScheme,
  type PeppolId,
  type PeppolInvoice,
  type PeppolLine,
  type PeppolParty,
  type PeppolPeriod,
  type PeppolVatCategory,
} from './peppol-invoice.ts';

/** The company that an invoice is for. */
export interface PeppolBuyer {
  readonly customer_id: string;
  readonly name: string;
  readonly organization_number: string;
  readonly invoice_street: string | null;
  readonly invoice_postal_code: string | null;
  readonly invoice_city: string | null;
  readonly invoice_country: string | null;
  readonly peppol_id: string | null;
}

/** A stored invoice with what it is written from. */
export interface StoredForPeppol {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  readonly buyer: PeppolBuyer;
  readonly supplier: Supplier;
  /** Number of the invoice that it credits. */
  readonly creditedNumber: string | null;
}

/** What a stored invoice lacks to be one of Peppol. */
export type PeppolLack = 'supplier' | 'buyer' | 'self_billing' | 'without_vat';

const unitCodes = { kWh: 'KWH', kW: 'KWT', month: 'MON', st: 'C62' } as const;
const quantityScale = 1000;

/** Ten-thousandths of öre or of kronor in a krona. */
const priceScales = {
  ore_per_kwh: 1_000_000,
  sek_per_month: 10_000,
  sek_per_kw: 10_000,
  sek_per_unit: 10_000,
} as const;

/** Öre that an amount may differ from quantity times price by (PEPPOL-EN16931-R120). */
const slack = 2;

function legalId(organizationNumber: string): PeppolId | null {
  const digits = organizationNumber.replace('-', '');
  return digits === '' ? null : { scheme: organizationNumberScheme, id: digits };
}

/** An address on one line, `Älvgatan 3, 972 38 Luleå`, in its parts. */
function addressOf(text: string | null): Pick<PeppolParty, 'street' | 'postalCode' | 'city'> {
  const [, street, postalCode, city] = /^(.+?),\s*(\d{3} ?\d{2})\s+(.+)$/.exec(text ?? '') ?? [];
  if (street === undefined || postalCode === undefined || city === undefined)
    return { street: text, postalCode: null, city: null };
  return { street, postalCode, city };
}

function sellerOf({ legalName, organizationNumber, address }: Supplier): PeppolParty | null {
  if (organizationNumber === null) return null;
  const id = legalId(organizationNumber);
  return {
    endpoint: id,
    identifiers: [],
    name: legalName,
    ...addressOf(address),
    country: 'SE',
    vatNumber: vatNumberOf(organizationNumber),
    legalId: id,
  };
}

function buyerOf(buyer: PeppolBuyer): PeppolParty | null {
  const id = legalId(buyer.organization_number);
  const [, scheme, address] = /^(\d{4}):(.+)$/.exec(buyer.peppol_id ?? '') ?? [];
  const endpoint = scheme === undefined || address === undefined ? id : { scheme, id: address };
  if (endpoint === null) return null;
  return {
    endpoint,
    identifiers: [{ scheme: null, id: buyer.customer_id }],
    name: buyer.name,
    street: buyer.invoice_street,
    postalCode: buyer.invoice_postal_code,
    city: buyer.invoice_city,
    country: buyer.invoice_country ?? 'SE',
    vatNumber: id === null ? null : vatNumberOf(buyer.organization_number),
    legalId: id,
  };
}

/**
 * Price and quantity of a line. A price is never negative (BR-27), so a negative one turns the quantity. An amount that
 * rounding took further from their product than is allowed is written as the price of the whole quantity.
 */
function pricesOf(row: InvoiceLineRow, sign: number): Pick<PeppolLine, 'quantity' | 'price' | 'priceBase'> {
  const price = row.unit_price_ten_thousandths / priceScales[row.price_unit];
  const turn = price < 0 ? -1 : 1;
  const quantity = (sign * turn * row.quantity_thousandths) / quantityScale;
  const amount = sign * row.amount_ore;
  if (Math.abs(quantity * Math.abs(price) * 100 - amount) <= slack || quantity === 0)
    return { quantity, price: Math.abs(price), priceBase: 1 };
  const size = Math.abs(quantity);
  return { quantity: Math.sign(amount) * size, price: Math.abs(amount) / 100, priceBase: size };
}

function lineOf(row: InvoiceLineRow, sign: number, vat: PeppolVatCategory): PeppolLine {
  return {
    at: row.position,
    id: String(row.position),
    ...pricesOf(row, sign),
    unit: unitCodes[row.unit],
    amount: sign * row.amount_ore,
    period: { start: row.period_start, end: row.period_end },
    objectId: { scheme: meteringPointScheme, id: row.site_number },
    charges: [],
    name: row.description,
    article: row.code,
    properties: [{ name: 'Anläggning', value: row.site_name }],
    vat,
  };
}

/** The period of the invoice, with that of every line in it (PEPPOL-EN16931-R110 and R111). */
function periodOf({ invoice, lines }: StoredForPeppol): PeppolPeriod {
  const starts = [invoice.period_start, ...lines.map((line) => line.period_start)];
  const ends = [invoice.period_end, ...lines.map((line) => line.period_end)];
  return {
    start: starts.reduce((first, day) => (day < first ? day : first)),
    end: ends.reduce((last, day) => (day > last ? day : last)),
  };
}

/** A stored invoice as a document of Peppol, or what it lacks to be one. */
export function peppolOf(stored: StoredForPeppol): PeppolInvoice | PeppolLack {
  const { invoice, lines, creditedNumber } = stored;
  const seller = sellerOf(stored.supplier);
  const buyer = buyerOf(stored.buyer);
  if (seller === null) return 'supplier';
  if (buyer === null) return 'buyer';
  // Self-billing has a specification of its own, and what has no VAT needs its reason, which is not stored.
  if (invoice.type === 'self_billing') return 'self_billing';
  const rates = new Set(lines.map((line) => line.vat_rate_percent ?? invoice.vat_rate_percent));
  if (rates.has(0) || rates.size > 1) return 'without_vat';
  const isCredit = invoice.type === 'credit_note';
  const sign = isCredit ? -1 : 1;
  const vat = { code: 'S', rate: invoice.vat_rate_percent };
  const withVat = invoice.net_ore + invoice.vat_ore;
  return {
    kind: isCredit ? 'credit_note' : 'invoice',
    typeCode: isCredit ? '381' : '380',
    number: invoice.invoice_number,
    issueDate: invoice.invoice_date,
    dueDate: invoice.due_date,
    currency: 'SEK',
    // One of the two has to be there (PEPPOL-EN16931-R003); the kundnummer is what the buyer knows us by.
    buyerReference: invoice.reference ?? invoice.customer_id,
    orderReference: null,
    preceding: creditedNumber === null ? [] : [creditedNumber],
    period: periodOf(stored),
    objectId: null,
    seller,
    buyer,
    delivery: null,
    paymentMeans: [
      {
        code: '30',
        paymentId: invoice.ocr_number,
        account: invoice.bankgiro.replace('-', ''),
        branch: 'SE:BANKGIRO',
      },
    ],
    charges: [],
    vat: {
      at: 1,
      amount: sign * invoice.vat_ore,
      subtotals: [{ at: 1, category: vat, taxable: sign * invoice.net_ore, amount: sign * invoice.vat_ore }],
    },
    totals: {
      at: 1,
      lines: sign * invoice.net_ore,
      allowances: null,
      charges: null,
      withoutVat: sign * invoice.net_ore,
      withVat: sign * withVat,
      prepaid: null,
      rounding: invoice.rounding_ore === 0 ? null : sign * invoice.rounding_ore,
      payable: sign * invoice.total_ore,
    },
    lines: lines.map((line) => lineOf(line, sign, vat)),
  };
}
