/** An anläggnings-id in GS1 format: 18 digits, the last a check digit (domain.md 2.1). */
const gsrn = /^\d{18}$/;

/** Whether a text has the form of a GSRN. Some networks use identifiers of their own that do not. */
export function looksLikeGsrn(text: string): boolean {
  return gsrn.test(text);
}

/** The check digit of the first 17 digits of a GSRN: GS1 modulo 10, weights 3, 1, 3, … from the right. */
export function gsrnCheckDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += Number(digits[place]) * (place % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** Whether the check digit of a GSRN is correct. */
export function isGsrn(text: string): boolean {
  return looksLikeGsrn(text) && gsrnCheckDigit(text) === Number(text.at(-1));
}
