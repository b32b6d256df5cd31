/**
 * Characters that a file's name has no use for and that deceive whoever reads it: controls, ends of lines, and those
 * that turn the direction of writing, by which `a\u202Efdp.exe` is shown as `aexe.pdf`.
 */
export const deceivingCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Whether a name has such a character. */
export function isDeceiving(name: string): boolean {
  return name.search(deceivingCharacters) >= 0;
}
