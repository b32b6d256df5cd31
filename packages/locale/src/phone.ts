/** A phone number reduced to its digits and plus signs, as links need it (spec section 5). */
export function phoneDigits(phoneNumber: string): string {
  return phoneNumber.replace(/[^\d+]/g, '');
}

/** The `tel:` link of a phone number as typed by people ("070-123 45 67"). */
export function phoneLink(phoneNumber: string): string {
  return `tel:${phoneDigits(phoneNumber)}`;
}

/** Area codes of Swedish numbers without the leading zero, except three-digit ones (PTS numbering plan). */
const shortAreaCode = /^(?:8|7[02369]|1[013689]|2[0136]|3[1356]|4[0246]|54|60|63|90)/;

/** Digits after the area code, in groups as Swedes read them. */
const digitGroups: Readonly<Record<number, RegExp>> = {
  5: /^(\d{3})(\d{2})$/,
  6: /^(\d{2})(\d{2})(\d{2})$/,
  7: /^(\d{3})(\d{2})(\d{2})$/,
  8: /^(\d{3})(\d{3})(\d{2})$/,
};

/**
 * A Swedish phone number for display: "070-123 45 67", "+46 70 123 45 67", "08-123 456 78" (domain 3.7). Anything else,
 * such as short and foreign numbers, is returned as it is.
 */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = phoneDigits(phoneNumber.replace('(0)', '')).replace(/^00/, '+');
  const isInternational = digits.startsWith('+46');
  const national = isInternational ? digits.slice(3) : digits.replace(/^0/, '');
  if (!isInternational && !digits.startsWith('0')) return phoneNumber;
  const areaCode = shortAreaCode.exec(national)?.[0] ?? national.slice(0, 3);
  const subscriber = national.slice(areaCode.length);
  const groups = digitGroups[subscriber.length]?.exec(subscriber)?.slice(1).join(' ');
  if (groups === undefined) return phoneNumber;
  return isInternational ? `+46 ${areaCode} ${groups}` : `0${areaCode}-${groups}`;
}
