import { luhnCheckDigit } from './luhn.ts';

/**
 * Whether `NNNNNN-NNNN` is an organisationsnummer: the third digit is at least 2, which separates it from a birth date,
 * and the last is a check digit (SKV 709).
 */
export function isOrganizationNumber(text: string): boolean {
  const [, body, check] = /^(\d{2}[2-9]\d{3}-\d{3})(\d)$/.exec(text) ?? [];
  return body !== undefined && luhnCheckDigit(body.replace('-', '')) === Number(check);
}

/** Momsregistreringsnummer of a Swedish company (SKV 552). */
export function vatNumberOf(organizationNumber: string): string {
  return `SE${organizationNumber.replace('-', '')}01`;
}
