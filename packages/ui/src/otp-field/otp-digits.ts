/** A code while it is typed, and where the caret stands in it (0 = before the first digit). */
export interface OtpEdit {
  readonly digits: string;
  readonly caret: number;
}

/** The digits of a text; spaces, hyphens and words around a pasted code fall away. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * What stands in the field after the browser changed its text. Typing into a full code replaces the digit after
 * the caret instead of being lost.
 * @param text the text after the change
 * @param caret where the caret stands in that text
 * @param length digits of a whole code
 */
export function editOtp(text: string, caret: number, length: number): OtpEdit {
  const before = digitsOf(text.slice(0, caret));
  const after = digitsOf(text.slice(caret));
  const overflow = Math.max(0, before.length + after.length - length);
  const digits = (before + after.slice(overflow)).slice(0, length);
  return { digits, caret: Math.min(before.length, digits.length) };
}

/**
 * What stands in the field after a paste. A whole code takes the place of everything; a part of one goes in where
 * the selection is.
 * @param current digits before the paste
 * @param selection start and end of what is selected
 * @param pasted text of the clipboard
 * @param length digits of a whole code
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
