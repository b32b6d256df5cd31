import { luhnCheckDigit } from '../../identifiers/luhn.ts';

/** Digits appended to the invoice number: length and check digit. */
const addedDigits = 2;

/**
 * The payment reference of an invoice: its number, a digit for the total length, and a check digit (Bankgirot,
 * OCR-referenskontroll: hård kontroll, längdsiffra).
 */
export function ocrNumberOf(invoiceNumber: string): string {
  const withLength = `${invoiceNumber}${(invoiceNumber.length + addedDigits) % 10}`;
  return `${withLength}${luhnCheckDigit(withLength)}`;
}
