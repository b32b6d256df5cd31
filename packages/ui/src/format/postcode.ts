/** A Swedish postcode as `NNN NN`. Text that does not hold five digits comes back unchanged. */
export function formatPostcode(text: string): string {
  const digits = text.replace(/[\s\u00A0\u202F]/g, '');
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : text;
}
