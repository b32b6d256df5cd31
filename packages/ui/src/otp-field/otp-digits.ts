/** A code being typed, and the caret position (0 = before the first digit). */
export interface OtpEdit {
  readonly digits: string;
  readonly caret: number;
}

/** The digits of a text; drops spaces, hyphens and words around a pasted code. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The field's content after the browser changed its text. Typing into a complete code replaces the digit after the
 * caret instead of being lost.
 * @param text - the text after the change
 * @param caret - the caret position in that text
 * @param length - digits of a complete code
 */
export function editOtp(text: string, caret: number, length: number): OtpEdit {
  const before = digitsOf(text.slice(0, caret));
  const after = digitsOf(text.slice(caret));
  const overflow = Math.max(0, before.length + after.length - length);
  const digits = (before + after.slice(overflow)).slice(0, length);
  return { digits, caret: Math.min(before.length, digits.length) };
}

/**
 * The field's content after a paste. A complete code replaces everything; a part of one replaces the selection.
 * @param current - digits before the paste
 * @param selection - start and end of the selection
 * @param pasted - text of the clipboard
 * @param length - digits of a complete code
 */
export function pasteOtp(
  current: string,
  selection: { readonly start: number; readonly end: number },
  pasted: string,
  length: number,
): OtpEdit {
  const digits = digitsOf(pasted);
  if (digits.length >= length) return { digits: digits.slice(0, length), caret: length };
  const before = current.slice(0, selection.start) + digits;
  return editOtp(before + current.slice(selection.end), before.length, length);
}
