import {
  peppolBilling,
  type PeppolId,
  type PeppolInvoice,
  type PeppolLine,
  type PeppolParty,
  type PeppolPaymentMeans,
  type PeppolPeriod,
  type PeppolVatCategory,
} from './peppol-invoice.ts';
import { amountText } from './sum-rules.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML 1.0 allows it: characters that it has no way to write are left out. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids (section 2.2)
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
  );
}

/** An element and what is in it; null is left out. */
type Part = string | null;

function withAttributes(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `${name}${written.join('')}`;
}

/** An element with text; none without text, because Peppol has no empty elements (PEPPOL-EN16931-R008). */
function cbc(
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string | null>> = {},
): Part {
  if (text === null || text.trim() === '') return null;
  return `<${withAttributes(`cbc:${name}`, attributes)}>${escaped(text)}</cbc:${name}>`;
}

/** An element with others in it; none without any. */
function cac(name: string, ...parts: readonly Part[]): Part {
  const written = parts.filter((part) => part !== null);
  return written.length === 0 ? null : `<cac:${name}>${written.join('')}</cac:${name}>`;
}

/** A decimal number without what binary fractions miss of it, and never with an exponent. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
}

function id(name: string, value: PeppolId | null): Part {
  return value === null ? null : cbc(name, value.id, { schemeID: value.scheme });
}

function period({ start, end }: PeppolPeriod): Part {
  return cac('InvoicePeriod', cbc('StartDate', start), cbc('EndDate', end));
}

const vatScheme = cac('TaxScheme', cbc('ID', 'VAT'));

function category(name: string, { code, rate }: PeppolVatCategory): Part {
  return cac(name, cbc('ID', code), rate === null ? null : cbc('Percent', numberText(rate)), vatScheme);
}

function partyOf(party: PeppolParty): Part {
  return cac(
    'Party',
    id('EndpointID', party.endpoint),
    ...party.identifiers.map((identifier) => cac('PartyIdentification', id('ID', identifier))),
    cac('PartyName', cbc('Name', party.name)),
    cac(
      'PostalAddress',
      cbc('StreetName', party.street),
      cbc('CityName', party.city),
      cbc('PostalZone', party.postalCode),
      cac('Country', cbc('IdentificationCode', party.country)),
    ),
    party.vatNumber === null ? null : cac('PartyTaxScheme', cbc('CompanyID', party.vatNumber), vatScheme),
    cac('PartyLegalEntity', cbc('RegistrationName', party.name), id('CompanyID', party.legalId)),
  );
}

function paymentMeansOf({ code, paymentId, account, branch }: PeppolPaymentMeans): Part {
  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', code),
    cbc('PaymentID', paymentId),
    cac('PayeeFinancialAccount', cbc('ID', account), cac('FinancialInstitutionBranch', cbc('ID', branch))),
  );
}

/** Writes a document in the order of elements that UBL 2.1 prescribes. */
class Writer {
  readonly #invoice: PeppolInvoice;

  constructor(invoice: PeppolInvoice) {
    this.#invoice = invoice;
  }

  #amount(name: string, hundredths: number | null): Part {
    if (hundredths === null) return null;
    return cbc(name, amountText(hundredths), { currencyID: this.#invoice.currency });
  }

  #vat(): Part {
    const { amount, subtotals } = this.#invoice.vat;
    return cac(
      'TaxTotal',
      this.#amount('TaxAmount', amount),
      ...subtotals.map((subtotal) =>
        cac(
          'TaxSubtotal',
          this.#amount('TaxableAmount', subtotal.taxable),
          this.#amount('TaxAmount', subtotal.amount),
          category('TaxCategory', subtotal.category),
        ),
      ),
    );
  }

  #totals(): Part {
    const { totals } = this.#invoice;
    return cac(
      'LegalMonetaryTotal',
      this.#amount('LineExtensionAmount', totals.lines),
      this.#amount('TaxExclusiveAmount', totals.withoutVat),
      this.#amount('TaxInclusiveAmount', totals.withVat),
      this.#amount('AllowanceTotalAmount', totals.allowances),
      this.#amount('ChargeTotalAmount', totals.charges),
      this.#amount('PrepaidAmount', totals.prepaid),
      this.#amount('PayableRoundingAmount', totals.rounding),
      this.#amount('PayableAmount', totals.payable),
    );
  }

  #charges(charges: PeppolInvoice['charges']): readonly Part[] {
    return charges.map(({ isCharge, reasonCode, reason, percent, base, amount, vat }) =>
      cac(
        'AllowanceCharge',
        cbc('ChargeIndicator', String(isCharge)),
        cbc('AllowanceChargeReasonCode', reasonCode),
        cbc('AllowanceChargeReason', reason),
        percent === null ? null : cbc('MultiplierFactorNumeric', numberText(percent)),
        this.#amount('Amount', amount),
        this.#amount('BaseAmount', base),
        vat === null ? null : category('TaxCategory', vat),
      ),
    );
  }

  #line(line: PeppolLine): Part {
    const { currency, kind } = this.#invoice;
    const unitCode = { unitCode: line.unit };
    return cac(
      kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine',
      cbc('ID', line.id),
      cbc(kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', numberText(line.quantity), unitCode),
      this.#amount('LineExtensionAmount', line.amount),
      line.period === null ? null : period(line.period),
      line.objectId === null
        ? null
        : cac('DocumentReference', id('ID', line.objectId), cbc('DocumentTypeCode', '130')),
      ...this.#charges(line.charges),
      cac(
        'Item',
        cbc('Name', line.name),
        cac('SellersItemIdentification', cbc('ID', line.article)),
        category('ClassifiedTaxCategory', line.vat),
        ...line.properties.map(({ name, value }) =>
          cac('AdditionalItemProperty', cbc('Name', name), cbc('Value', value)),
        ),
      ),
      cac(
        'Price',
        cbc('PriceAmount', numberText(line.price), { currencyID: currency }),
        line.priceBase === 1 ? null : cbc('BaseQuantity', numberText(line.priceBase), unitCode),
      ),
    );
  }

  *write(): Generator<string, void, undefined> {
    const invoice = this.#invoice;
    const isInvoice = invoice.kind === 'invoice';
    const root = isInvoice ? 'Invoice' : 'CreditNote';
    yield '<?xml version="1.0" encoding="UTF-8"?>';
    yield (
      `<${root} xmlns="${ubl}:${root}-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" ` +
        `xmlns:cbc="${ubl}:CommonBasicComponents-2">`
    );
    const parts: readonly Part[] = [
      cbc('CustomizationID', peppolBilling.customization),
      cbc('ProfileID', peppolBilling.profile),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issueDate),
      isInvoice ? cbc('DueDate', invoice.dueDate) : null,
      cbc(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode', invoice.typeCode),
      cbc('DocumentCurrencyCode', invoice.currency),
      cbc('BuyerReference', invoice.buyerReference),
      invoice.period === null ? null : period(invoice.period),
      cac('OrderReference', cbc('ID', invoice.orderReference)),
      ...invoice.preceding.map((number) =>
        cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number))),
      ),
      cac('AccountingSupplierParty', partyOf(invoice.seller)),
      cac('AccountingCustomerParty', partyOf(invoice.buyer)),
      invoice.delivery === null
        ? null
        : cac(
            'Delivery',
            cbc('ActualDeliveryDate', invoice.delivery.date),
            cac('DeliveryLocation', cbc('ID', invoice.delivery.locationId)),
          ),
      ...invoice.paymentMeans.map(paymentMeansOf),
      ...this.#charges(invoice.charges),
      this.#vat(),
      this.#totals(),
    ];
    for (const part of parts) if (part !== null) yield part;
    for (const line of invoice.lines) yield this.#line(line) ?? '';
    yield `</${root}>\n`;
  }
}

/** Writes an invoice as UBL, a part at a time. */
export function writePeppol(invoice: PeppolInvoice): Generator<string, void, undefined> {
  return new Writer(invoice).write();
}
