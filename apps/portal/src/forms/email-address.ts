/** Whether the text looks like an e-mail address: something, an at sign, a domain with a dot; no spaces. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
