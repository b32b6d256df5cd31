const length = 18;

/** Digits of an anläggnings-id without typed or pasted spaces. Library only. */
export function normalizeSiteId(text: string): string {
  return text.replace(/[\s\u00A0\u202F]/g, '');
}

/**
 * Whether text is an anläggnings-id by GS1's rule for a GSRN: 18 digits, the last the mod 10 check digit with weights
 * 3, 1, 3, 1 … from the right. Some network companies use ids of their own, so a false answer is a warning, never a stop.
 */
export function isGsrn(text: string): boolean {
  const digits = normalizeSiteId(text);
  if (!/^\d{18}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < length - 1; index += 1) {
    sum += Number(digits[index]) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10 === Number(digits[length - 1]);
}
