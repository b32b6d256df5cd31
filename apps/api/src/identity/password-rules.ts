import type { Text } from '@vinrod/locale/messages/texts';
import { fold } from './folding.ts';
import { guessesFor } from './guessing.ts';
import { identityTexts } from './texts.ts';

/** Fewest characters of a password. */
export const minimumLength = 8;

/** Most characters of a password; all of them count. */
export const maximumLength = 128;

/** Fewest guesses that a password must be worth: score 3 of 4 of zxcvbn. */
const fewestGuesses = 1e8;

/** Shortest word that a password must not contain; shorter ones occur by chance. */
const shortestWord = 4;

/** What is easy to guess for whoever knows the person. */
export interface PersonalWords {
  /**
   * Names of the person, the corporate group and the supplier, and the address: the password contains none of their
   * words.
   */
  readonly own: readonly string[];
  /** Names of the company: they are tried soon, but hold everyday words that a long password may contain. */
  readonly near: readonly string[];
}

/** Signs and digits that stand for a letter. */
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

/** The password as letters only are compared: without dots, and with letters in place of what stands for them. */
function spellingsOf(password: string): readonly string[] {
  const plain = fold(password.toLowerCase());
  return [plain, plain.replaceAll(/[@431!05$7]/g, (sign) => standIns[sign] ?? sign)];
}

/**
 * What speaks against a password (NIST SP 800-63B, ASVS 5.0 V6.2): length and being easy to guess,
 * but no rules about kinds of characters. It is never trimmed or cut. The demo password is not judged:
 * it is given, and in demo mode only.
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
