/**
 * An invoice or credit note as Peppol BIS Billing 3.0 has it (EN 16931 in UBL 2.1). Amounts are whole hundredths of its
 * currency, with the signs of the document; those of a credit note are what is given back.
 */
export interface PeppolInvoice {
  readonly kind: 'invoice' | 'credit_note';
  /** UNCL 1001: 380 is an invoice, 381 a credit note (BT-3). */
  readonly typeCode: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly currency: string;
  readonly buyerReference: string | null;
  /** Purchase order (BT-13). */
  readonly orderReference: string | null;
  /** Numbers of the invoices that it corrects (BG-3). */
  readonly preceding: readonly string[];
  readonly period: PeppolPeriod | null;
  /** What is invoiced, such as a metering point (BT-18). */
  readonly objectId: PeppolId | null;
  readonly seller: PeppolParty;
  readonly buyer: PeppolParty;
  readonly delivery: PeppolDelivery | null;
  readonly paymentMeans: readonly PeppolPaymentMeans[];
  readonly charges: readonly PeppolCharge[];
  readonly vat: PeppolVat;
  readonly totals: PeppolTotals;
  readonly lines: readonly PeppolLine[];
}

/** First and last day. */
export interface PeppolPeriod {
  readonly start: string;
  readonly end: string;
}

/** An identifier in a scheme of ISO 6523 or of the list of electronic addresses. */
export interface PeppolId {
  readonly scheme: string | null;
  readonly id: string;
}

/** Seller or buyer. */
export interface PeppolParty {
  /** Electronic address in the network. */
  readonly endpoint: PeppolId | null;
  readonly identifiers: readonly PeppolId[];
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly vatNumber: string | null;
  readonly legalId: PeppolId | null;
}

/** Where and when what is invoiced was delivered. */
export interface PeppolDelivery {
  readonly date: string | null;
  readonly locationId: string | null;
}

/** How to pay. */
export interface PeppolPaymentMeans {
  /** UNCL 4461: 30 is a credit transfer. */
  readonly code: string;
  /** Reference to give with the payment, such as an OCR number. */
  readonly paymentId: string | null;
  readonly account: string | null;
  /** Bank, or `SE:BANKGIRO` and `SE:PLUSGIRO`. */
  readonly branch: string | null;
}

/** An allowance or a charge of the document or of a line. */
export interface PeppolCharge {
  /** Line of the file. */
  readonly at: number;
  /** Whether it is added, and not taken off. */
  readonly isCharge: boolean;
  readonly reasonCode: string | null;
  readonly reason: string | null;
  readonly percent: number | null;
  readonly base: number | null;
  readonly amount: number;
  /** VAT of one of the document; that of a line is the line's. */
  readonly vat: PeppolVatCategory | null;
}

/** UNCL 5305: S standard rate, Z zero rate, E exempt, O outside the scope, AE reverse charge, K and G other countries. */
export interface PeppolVatCategory {
  readonly code: string;
  /** Percent; null for category O. */
  readonly rate: number | null;
}

/** VAT of a category and rate. */
export interface PeppolVatSubtotal {
  /** Line of the file. */
  readonly at: number;
  readonly category: PeppolVatCategory;
  readonly taxable: number;
  readonly amount: number;
}

/** VAT in the currency of the document. */
export interface PeppolVat {
  /** Line of the file. */
  readonly at: number;
  readonly amount: number;
  readonly subtotals: readonly PeppolVatSubtotal[];
}

/** LegalMonetaryTotal. */
export interface PeppolTotals {
  /** Line of the file. */
  readonly at: number;
  readonly lines: number;
  readonly allowances: number | null;
  readonly charges: number | null;
  readonly withoutVat: number;
  readonly withVat: number;
  readonly prepaid: number | null;
  readonly rounding: number | null;
  readonly payable: number;
}

/** A line. */
export interface PeppolLine {
  /** Line of the file. */
  readonly at: number;
  readonly id: string;
  readonly quantity: number;
  /** UN/ECE recommendation 20, such as `KWH`. */
  readonly unit: string;
  readonly amount: number;
  readonly period: PeppolPeriod | null;
  /** What is invoiced, such as a metering point (BT-128). */
  readonly objectId: PeppolId | null;
  readonly charges: readonly PeppolCharge[];
  readonly name: string;
  /** The seller's article number. */
  readonly article: string | null;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly vat: PeppolVatCategory;
  /** Price of `priceBase` units, in the currency. */
  readonly price: number;
  readonly priceBase: number;
}

/** What identifies the specification (BT-24, BT-23). */
export const peppolBilling = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
} as const;

/** Swedish organisationsnummer among identifiers (ISO 6523). */
export const organizationNumberScheme = '0007';

/** UNCL 1153: metering point. */
export const meteringPointScheme = 'AVE';

/** Units of invoices by UN/ECE recommendation 20, with how many of ours one of theirs is. */
export const unitsByCode = {
  KWH: { unit: 'kWh', factor: 1 },
  MWH: { unit: 'kWh', factor: 1000 },
  KWT: { unit: 'kW', factor: 1 },
  MON: { unit: 'month', factor: 1 },
  C62: { unit: 'st', factor: 1 },
  EA: { unit: 'st', factor: 1 },
  H87: { unit: 'st', factor: 1 },
  NAR: { unit: 'st', factor: 1 },
} as const;
