import { luhnCheckDigit } from '../identifiers/luhn.ts';

/**
 * Numbers with check digits for made-up companies and sites. They pass every validation and are in series assigned to
 * nobody: the network prefix 735999000, and organisation numbers from 559990 up.
 */

const networkPrefix = '735999000';

/** GS1 check digit: weights 3, 1, 3, 1 … from the right (GS1 General Specifications, 7.9.1). */
function gs1CheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** An anläggnings-id (GSRN, 18 digits) for a serial number below 100 000 000. */
export function siteIdOf(serial: number): string {
  const body = networkPrefix + String(serial).padStart(8, '0');
  return body + String(gs1CheckDigit(body));
}

/** An organisation number `NNNNNN-NNNN` from its first nine digits. */
export function organizationNumberOf(firstNine: number): string {
  const body = String(firstNine);
  return `${body.slice(0, 6)}-${body.slice(6)}${luhnCheckDigit(body)}`;
}
