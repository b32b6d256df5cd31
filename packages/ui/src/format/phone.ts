/** A phone number reduced to its digits and plus signs, as links need it (spec section 5). */
export function phoneDigits(phoneNumber: string): string {
  return phoneNumber.replace(/[^\d+]/g, '');
}

/** The `tel:` link of a phone number as people write it ("070-123 45 67"). */
export function phoneLink(phoneNumber: string): string {
  return `tel:${phoneDigits(phoneNumber)}`;
}
