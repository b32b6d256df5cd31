import { hasLuhnCheckDigit } from './luhn.ts';

const digitsOf = (text: string) => text.replace(/[\s\u00A0\u202F\u2212-]/g, '');

/** Whether text is a valid organisationsnummer: ten digits, the third at least 2, the last a Luhn check digit. */
export function isOrganizationNumber(text: string): boolean {
  const digits = digitsOf(text);
  return /^\d{2}[2-9]\d{7}$/.test(digits) && hasLuhnCheckDigit(digits);
}

/** An organisationsnummer as `NNNNNN-NNNN`. Text that does not hold ten digits comes back unchanged. */
export function formatOrganizationNumber(text: string): string {
  const digits = digitsOf(text);
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : text;
}
