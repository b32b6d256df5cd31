import type { Text } from '@vinrod/locale/messages/texts';
import { fold } from './folding.ts';
import { guessesFor } from './guessing.ts';
import { identityTexts } from './texts.ts';

/** Minimum length in characters. */
export const minimumLength = 8;

/** Maximum length in characters; all of them count. */
export const maximumLength = 128;

/** Minimum number of guesses: score 3 of 4 of zxcvbn. */
const fewestGuesses = 1e8;

/** Shortest forbidden word; shorter ones occur by chance. */
const shortestWord = 4;

/** Words that are easy to guess for someone who knows the person. */
export interface PersonalWords {
  /**
   * Names of the person, the corporate group and the supplier, and the address: no word of them may occur in the
   * password.
   */
  readonly own: readonly string[];
  /** Names of the company: likely guesses, but made of everyday words that a long password may contain. */
  readonly near: readonly string[];
}

/** Signs and digits that substitute a letter. */
const standIns: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= shortestWord);
}

/** Spellings of the password for comparison: no diacritics, and letters for their substitutes. */
function spellingsOf(password: string): readonly string[] {
  const plain = fold(password.toLowerCase());
  return [plain, plain.replaceAll(/[@431!05$7]/g, (sign) => standIns[sign] ?? sign)];
}

/**
 * Checks a password (NIST SP 800-63B, ASVS 5.0 V6.2) for length and guessability, with no rules about kinds of
 * characters. It is never trimmed or cut. The demo password is exempt: it is fixed, and exists in demo mode only.
 *
 * @returns the reason to refuse it, or null.
 */
export async function passwordProblem(password: string, { own, near }: PersonalWords): Promise<Text | null> {
  const length = [...password].length;
  if (length < minimumLength) return identityTexts.passwordTooShort;
  if (length > maximumLength) return identityTexts.passwordTooLong;
  const ownWords = wordsOf(own);
  const spellings = spellingsOf(password);
  const isPersonal = ownWords.some((word) => spellings.some((spelling) => spelling.includes(fold(word))));
  if (isPersonal) return identityTexts.passwordPersonal;
  const guesses = await guessesFor(password, [...ownWords, ...wordsOf(near)]);
  return guesses < fewestGuesses ? identityTexts.passwordCommon : null;
}
