import { luhnCheckDigit } from '../../identifiers/luhn.ts';

/** Digits that are added to the invoice number: length and check digit. */
const ADDED_DIGITS = 2;

/**
 * The payment reference of an invoice: its number, a digit for the length of the whole, and a check digit (Bankgirot,
 * OCR-referenskontroll: hård kontroll, längdsiffra).
 */
export function ocrNumberOf(invoiceNumber: string): string {
  const withLength = `${invoiceNumber}${(invoiceNumber.length + ADDED_DIGITS) % 10}`;
  return `${withLength}${luhnCheckDigit(withLength)}`;
}
