/**
 * Characters that have no use in a file name and can deceive the reader: control characters, line breaks, and
 * characters that change the direction of text, by which `a\u202Efdp.exe` is shown as `aexe.pdf`.
 */
export const deceivingCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Whether a name has such a character. */
export function isDeceiving(name: string): boolean {
  return name.search(deceivingCharacters) >= 0;
}
