import type { Text } from '../server/text.ts';
import { identityTexts } from './texts.ts';

/** Fewest characters of a password. */
export const minimumLength = 8;

/** Most characters of a password; all of them count. */
export const maximumLength = 128;

/** Shortest word that a password must not be made of; shorter ones occur by chance. */
const shortestWord = 4;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  // Loaded when the first password is chosen: the list is large and most processes never need it.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let loadedCommon: Promise<ReadonlySet<string>> | null = null;

/** The words in names and addresses that are easy to guess for whoever knows the person. */
function personalWords(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= shortestWord);
}

/** What remains of a password without the digits and signs that people put around a word. */
function core(password: string): string {
  return password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/**
 * What speaks against a password (NIST SP 800-63B, ASVS 5.0 V6.2): length and being easy to guess,
 * but no rules about kinds of characters. It is never trimmed or cut.
 *
 * @param personal - Names, address and company of the person.
 * @returns the reason to refuse it, or null.
 */
export async function passwordProblem(password: string, personal: readonly string[]): Promise<Text | null> {
  const length = [...password].length;
  if (length < minimumLength) return identityTexts.passwordTooShort;
  if (length > maximumLength) return identityTexts.passwordTooLong;
  const lower = password.toLowerCase();
  loadedCommon ??= commonPasswords();
  const common = await loadedCommon;
  if (common.has(lower) || new Set(lower).size < 4) return identityTexts.passwordCommon;
  const words = personalWords(personal);
  if (words.some((word) => core(lower) === word || lower.includes(word)))
    return identityTexts.passwordPersonal;
  return null;
}
