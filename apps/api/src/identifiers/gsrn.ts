/** An anläggnings-id as GS1 writes it: 18 digits, the last of which checks the others (domain.md 2.1). */
const GSRN = /^\d{18}$/;

/** Whether a text has the form of a GSRN. Some networks use identifiers of their own, which have not. */
export function looksLikeGsrn(text: string): boolean {
  return GSRN.test(text);
}

/** The check digit of the first 17 digits of a GSRN: GS1 modulo 10, weights 3, 1, 3, … from the right. */
export function gsrnCheckDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += Number(digits[place]) * (place % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit of a GSRN checks the others. */
export function isGsrn(text: string): boolean {
  return looksLikeGsrn(text) && gsrnCheckDigit(text) === Number(text.at(-1));
}
