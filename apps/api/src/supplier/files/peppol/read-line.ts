import type {
  PeppolCharge,
  PeppolId,
  PeppolLine,
  PeppolPeriod,
  PeppolVatCategory,
} from '../../../invoices/peppol/peppol-invoice.ts';
import { childAt, childrenOf, textOf, type XmlElement } from '../read-elements.ts';
import type { ElementReader } from './element-reader.ts';
import { peppolTexts } from './texts.ts';

/** UNCL 1001: an object that is invoiced. */
const objectType = '130';

/** An identifier with its scheme. */
export function idIn(element: XmlElement | undefined): PeppolId | null {
  if (element === undefined || element.text === '') return null;
  return { scheme: element.attributes['schemeID'] ?? null, id: element.text };
}

/** First and last day of an element; one that is left out is the other. */
export function periodIn(reader: ElementReader, element: XmlElement | undefined): PeppolPeriod | null {
  if (element === undefined) return null;
  const start = reader.day(element, 'StartDate');
  const end = reader.day(element, 'EndDate');
  const known = start ?? end;
  return known === null ? null : { start: start ?? known, end: end ?? known };
}

/** The category of VAT of an element that classifies. */
export function vatCategoryIn(reader: ElementReader, element: XmlElement): PeppolVatCategory {
  return { code: reader.text(element, 'ID'), rate: reader.number(element, 'Percent') };
}

/** An allowance or a charge. */
export function chargeIn(reader: ElementReader, element: XmlElement): PeppolCharge {
  const category = childAt(element, 'TaxCategory');
  return {
    at: element.line,
    isCharge: reader.text(element, 'ChargeIndicator') === 'true',
    reasonCode: textOf(element, 'AllowanceChargeReasonCode'),
    reason: textOf(element, 'AllowanceChargeReason'),
    percent: reader.number(element, 'MultiplierFactorNumeric'),
    base: reader.amount(element, 'BaseAmount'),
    amount: reader.neededAmount(element, 'Amount'),
    vat: category === undefined ? null : vatCategoryIn(reader, category),
  };
}

/** The number of what is invoiced among references to documents. */
export function objectIn(references: readonly XmlElement[]): PeppolId | null {
  const found = references.find((reference) => textOf(reference, 'DocumentTypeCode') === objectType);
  return idIn(found === undefined ? undefined : childAt(found, 'ID'));
}

/** Names of the elements in which an invoice and a credit note differ. */
export const lineNames = {
  invoice: { line: 'InvoiceLine', quantity: 'InvoicedQuantity', type: 'InvoiceTypeCode' },
  credit_note: { line: 'CreditNoteLine', quantity: 'CreditedQuantity', type: 'CreditNoteTypeCode' },
} as const;

function priceIn(reader: ElementReader, element: XmlElement): Pick<PeppolLine, 'price' | 'priceBase'> {
  reader.text(element, 'Price', 'PriceAmount');
  const price = reader.number(element, 'Price', 'PriceAmount') ?? 0;
  const priceBase = reader.number(element, 'Price', 'BaseQuantity') ?? 1;
  if (priceBase > 0) return { price, priceBase };
  const read = String(priceBase);
  reader.refuse(element.line, 'Price/BaseQuantity', peppolTexts.zeroBase({ read }));
  return { price, priceBase: 1 };
}

/** A line of an invoice or of a credit note. */
export function lineIn(
  reader: ElementReader,
  element: XmlElement,
  names: (typeof lineNames)[keyof typeof lineNames],
): PeppolLine {
  const item = childAt(element, 'Item') ?? element;
  const category = childAt(item, 'ClassifiedTaxCategory');
  reader.text(element, names.quantity);
  return {
    at: element.line,
    id: reader.text(element, 'ID'),
    quantity: reader.number(element, names.quantity) ?? 0,
    unit: childAt(element, names.quantity)?.attributes['unitCode'] ?? '',
    amount: reader.neededAmount(element, 'LineExtensionAmount'),
    period: periodIn(reader, childAt(element, 'InvoicePeriod')),
    objectId: objectIn(childrenOf(element, 'DocumentReference')),
    charges: childrenOf(element, 'AllowanceCharge').map((charge) => chargeIn(reader, charge)),
    name: reader.text(item, 'Name'),
    article: textOf(item, 'SellersItemIdentification', 'ID'),
    properties: childrenOf(item, 'AdditionalItemProperty').map((property) => ({
      name: textOf(property, 'Name') ?? '',
      value: textOf(property, 'Value') ?? '',
    })),
    vat: category === undefined ? noCategory(reader, element) : vatCategoryIn(reader, category),
    ...priceIn(reader, element),
  };
}

function noCategory(reader: ElementReader, element: XmlElement): PeppolVatCategory {
  reader.text(element, 'ClassifiedTaxCategory');
  return { code: '', rate: null };
}
