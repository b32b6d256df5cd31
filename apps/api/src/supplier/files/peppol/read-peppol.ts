import {
  peppolBilling,
  type PeppolDelivery,
  type PeppolInvoice,
  type PeppolLine,
  type PeppolParty,
  type PeppolPaymentMeans,
  type PeppolTotals,
  type PeppolVat,
} from '../../../invoices/peppol/peppol-invoice.ts';
import { brokenRules } from '../../../invoices/peppol/sum-rules.ts';
import { childAt, childrenOf, readChildren, textOf, type XmlElement } from '../read-elements.ts';
import { ElementReader, type FileProblem } from './element-reader.ts';
import { chargeIn, idIn, lineIn, lineNames, objectIn, periodIn, vatCategoryIn } from './read-line.ts';
import { peppolTexts } from './texts.ts';

/** Elements of the specification, with those that come once at most. */
const single = [
  'CustomizationID',
  'ProfileID',
  'ID',
  'IssueDate',
  'DueDate',
  'InvoiceTypeCode',
  'CreditNoteTypeCode',
  'TaxPointDate',
  'DocumentCurrencyCode',
  'TaxCurrencyCode',
  'AccountingCost',
  'BuyerReference',
  'InvoicePeriod',
  'OrderReference',
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'PayeeParty',
  'TaxRepresentativeParty',
  'Delivery',
  'LegalMonetaryTotal',
] as const;
const repeated = [
  'Note',
  'BillingReference',
  'DespatchDocumentReference',
  'ReceiptDocumentReference',
  'OriginatorDocumentReference',
  'ContractDocumentReference',
  'AdditionalDocumentReference',
  'ProjectReference',
  'PaymentMeans',
  'PaymentTerms',
  'AllowanceCharge',
  'TaxTotal',
] as const;
const known: ReadonlySet<string> = new Set([...single, ...repeated]);

/** Maximum lines, as in the contract's rows. */
const mostLines = 20_000;

/** Maximum elements of a document apart from its lines, and problems that are told of it. */
const mostElements = 1000;

/** Maximum allowances and charges, and rates of VAT, of a document. */
const mostOfDocument = 100;

/** An invoice, or what is wrong in its file. */
export type ReadPeppol = { readonly invoice: PeppolInvoice } | { readonly problems: readonly FileProblem[] };

/** The elements of the document apart from its lines. */
class Header {
  readonly #elements: XmlElement[] = [];

  get count(): number {
    return this.#elements.length;
  }

  add(element: XmlElement): void {
    this.#elements.push(element);
  }

  all(name: (typeof repeated)[number] | (typeof single)[number]): readonly XmlElement[] {
    return this.#elements.filter((element) => element.name === name);
  }

  one(name: (typeof single)[number]): XmlElement | undefined {
    return this.all(name)[0];
  }

  text(name: (typeof single)[number]): string | null {
    return this.one(name)?.text ?? null;
  }

  /** As if the elements were children of one. */
  get root(): XmlElement {
    return { name: '', line: 1, attributes: {}, children: this.#elements, text: '' };
  }

  check(reader: ElementReader): void {
    if (this.count > mostElements)
      reader.refuse(1, '', peppolTexts.tooManyElements({ elements: String(mostElements) }));
    const unknown = this.#elements.filter(({ name }) => !known.has(name));
    for (const { line, name } of unknown) reader.refuse(line, name, peppolTexts.unknownElement);
    for (const name of single) {
      const [, second] = this.all(name);
      if (second !== undefined)
        reader.refuse(second.line, name, peppolTexts.severalOf({ element: name, read: second.text }));
    }
  }
}

function partyIn(reader: ElementReader, header: Header, name: (typeof single)[number]): PeppolParty {
  const party = childAt(header.root, name, 'Party') ?? header.root;
  if (party.name === '') reader.text(header.root, name);
  const address = childAt(party, 'PostalAddress');
  const taxScheme = childrenOf(party, 'PartyTaxScheme').find(
    (scheme) => textOf(scheme, 'TaxScheme', 'ID') === 'VAT',
  );
  const inAddress = (...path: readonly string[]): string | null =>
    address === undefined ? null : textOf(address, ...path);
  return {
    endpoint: idIn(childAt(party, 'EndpointID')),
    identifiers: childrenOf(party, 'PartyIdentification').flatMap((identification) => {
      const id = idIn(childAt(identification, 'ID'));
      return id === null ? [] : [id];
    }),
    name: textOf(party, 'PartyLegalEntity', 'RegistrationName') ?? '',
    street: inAddress('StreetName'),
    postalCode: inAddress('PostalZone'),
    city: inAddress('CityName'),
    country: inAddress('Country', 'IdentificationCode'),
    vatNumber: taxScheme === undefined ? null : textOf(taxScheme, 'CompanyID'),
    legalId: idIn(childAt(party, 'PartyLegalEntity', 'CompanyID')),
  };
}

function deliveryIn(reader: ElementReader, header: Header): PeppolDelivery | null {
  const delivery = header.one('Delivery');
  if (delivery === undefined) return null;
  return {
    date: reader.day(delivery, 'ActualDeliveryDate'),
    locationId: textOf(delivery, 'DeliveryLocation', 'ID'),
  };
}

function paymentMeansIn(means: XmlElement): PeppolPaymentMeans {
  return {
    code: textOf(means, 'PaymentMeansCode') ?? '',
    paymentId: textOf(means, 'PaymentID'),
    account: textOf(means, 'PayeeFinancialAccount', 'ID'),
    branch: textOf(means, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID'),
  };
}

function vatIn(reader: ElementReader, header: Header, currency: string): PeppolVat {
  // A second one has the sum in the currency of the seller's accounts, without subtotals (BT-111).
  const found = header
    .all('TaxTotal')
    .filter((total) => childAt(total, 'TaxAmount')?.attributes['currencyID'] === currency);
  const [total, second] = found;
  if (total === undefined) {
    reader.text(header.root, 'TaxTotal');
    return { at: 1, amount: 0, subtotals: [] };
  }
  if (second !== undefined)
    reader.refuse(second.line, 'TaxTotal', peppolTexts.severalOf({ element: 'TaxTotal', read: currency }));
  return {
    at: total.line,
    amount: reader.neededAmount(total, 'TaxAmount'),
    subtotals: childrenOf(total, 'TaxSubtotal').map((subtotal) => ({
      at: subtotal.line,
      category: vatCategoryIn(reader, childAt(subtotal, 'TaxCategory') ?? subtotal),
      taxable: reader.neededAmount(subtotal, 'TaxableAmount'),
      amount: reader.neededAmount(subtotal, 'TaxAmount'),
    })),
  };
}

function totalsIn(reader: ElementReader, header: Header): PeppolTotals {
  const totals = header.one('LegalMonetaryTotal') ?? header.root;
  return {
    at: totals.line,
    lines: reader.neededAmount(totals, 'LineExtensionAmount'),
    allowances: reader.amount(totals, 'AllowanceTotalAmount'),
    charges: reader.amount(totals, 'ChargeTotalAmount'),
    withoutVat: reader.neededAmount(totals, 'TaxExclusiveAmount'),
    withVat: reader.neededAmount(totals, 'TaxInclusiveAmount'),
    prepaid: reader.amount(totals, 'PrepaidAmount'),
    rounding: reader.amount(totals, 'PayableRoundingAmount'),
    payable: reader.neededAmount(totals, 'PayableAmount'),
  };
}

function checkSpecification(reader: ElementReader, header: Header): void {
  const read = header.text('CustomizationID') ?? '';
  if (read !== peppolBilling.customization && !read.startsWith(`${peppolBilling.customization}#`))
    reader.refuse(1, 'CustomizationID', peppolTexts.otherSpecification({ read }));
}

function checkCounts(reader: ElementReader, header: Header, vat: PeppolVat): void {
  const counts = { AllowanceCharge: header.all('AllowanceCharge').length, TaxSubtotal: vat.subtotals.length };
  for (const [name, count] of Object.entries(counts))
    if (count > mostOfDocument)
      reader.refuse(1, name, peppolTexts.severalOf({ element: name, read: String(count) }));
}

function kindOf(header: Header): PeppolInvoice['kind'] {
  return header.one('CreditNoteTypeCode') === undefined ? 'invoice' : 'credit_note';
}

function invoiceIn(
  reader: ElementReader,
  header: Header,
  lines: readonly PeppolLine[],
  currency: string,
): PeppolInvoice {
  const kind = kindOf(header);
  const { root } = header;
  const order = header.one('OrderReference');
  return {
    kind,
    typeCode: reader.text(root, lineNames[kind].type),
    number: reader.text(root, 'ID'),
    issueDate: reader.day(root, 'IssueDate') ?? reader.text(root, 'IssueDate'),
    dueDate: reader.day(root, 'DueDate') ?? reader.day(root, 'PaymentMeans', 'PaymentDueDate'),
    currency,
    buyerReference: header.text('BuyerReference'),
    orderReference: order === undefined ? null : textOf(order, 'ID'),
    preceding: header
      .all('BillingReference')
      .map((reference) => reader.text(reference, 'InvoiceDocumentReference', 'ID')),
    period: periodIn(reader, header.one('InvoicePeriod')),
    objectId: objectIn(header.all('AdditionalDocumentReference')),
    seller: partyIn(reader, header, 'AccountingSupplierParty'),
    buyer: partyIn(reader, header, 'AccountingCustomerParty'),
    delivery: deliveryIn(reader, header),
    paymentMeans: header.all('PaymentMeans').map(paymentMeansIn),
    charges: header.all('AllowanceCharge').map((charge) => chargeIn(reader, charge)),
    vat: vatIn(reader, header, currency),
    totals: totalsIn(reader, header),
    lines,
  };
}

/**
 * Reads a UBL Invoice or CreditNote of Peppol BIS Billing 3.0, a line at a time, and checks the arithmetic rules of
 * EN 16931. What only the receiver's system uses, such as notes and attached files, is passed over.
 */
export async function readPeppol(text: AsyncIterable<string>): Promise<ReadPeppol> {
  const header = new Header();
  const lines: PeppolLine[] = [];
  let reader: ElementReader | null = null;
  for await (const element of readChildren(text)) {
    // The currency stands before the lines (UBL 2.1, sequence of Invoice and CreditNote).
    const names = lineNames[kindOf(header)];
    if (element.name !== names.line) {
      header.add(element);
      if (header.count > mostElements) break;
      continue;
    }
    reader ??= new ElementReader(header.text('DocumentCurrencyCode') ?? '');
    if (reader.problems.length > mostElements) return { problems: reader.problems };
    if (lines.length === mostLines) {
      reader.refuse(element.line, names.line, peppolTexts.tooManyLines({ lines: String(mostLines) }));
      return { problems: reader.problems };
    }
    lines.push(lineIn(reader, element, names));
  }
  const currency = header.text('DocumentCurrencyCode') ?? '';
  reader ??= new ElementReader(currency);
  if (lines.length === 0) reader.text(header.root, lineNames[kindOf(header)].line);
  reader.text(header.root, 'DocumentCurrencyCode');
  header.check(reader);
  checkSpecification(reader, header);
  const invoice = invoiceIn(reader, header, lines, currency);
  checkCounts(reader, header, invoice.vat);
  // Sums of what could not be read say nothing.
  if (reader.problems.length > 0) return { problems: reader.problems };
  for (const { rule, element, at, read, wanted } of brokenRules(invoice))
    reader.refuse(at, element, peppolTexts.ruleBroken({ rule, read, wanted }));
  return reader.problems.length > 0 ? { problems: reader.problems } : { invoice };
}
