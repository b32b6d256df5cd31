/** Characters of a secret, at least. */
const minimumLength = 32;

/** Bits that a secret must be estimated at. Below 128, as a random one is now and then like a pattern by chance. */
const minimumBits = 100;

/** Words that stand in secrets nobody has chosen yet. They count as nothing. */
const placeholders =
  /change|replace|insert|secret|passwor[dt]|passw0rd|lösenord|losenord|hemlig(het)?|token|default|example|exempel|vinröd|vinrod|admin|production|please|your|here|this|test|demo|dev|key/giu;

const keyboardRows = ['1234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** How far two characters are apart, in the alphabet or on the keyboard; null when they have nothing to do with each other. */
function step(from: string, to: string): number | null {
  const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  if (Math.abs(distance) <= 1) return distance;
  const row = keyboardRows.find((keys) => keys.includes(from) && keys.includes(to));
  const moved = row === undefined ? 0 : row.indexOf(to) - row.indexOf(from);
  return Math.abs(moved) === 1 ? moved : null;
}

/** Whether a character follows from those before it: it goes on with a run (`abc`, `qwe`, `111`) or with a repetition. */
function isForeseeable(text: string, index: number): boolean {
  const [first, second, third] = [text.at(index - 2), text.at(index - 1), text.at(index)];
  if (index < 2 || first === undefined || second === undefined || third === undefined) return false;
  const run = step(first, second);
  if (run !== null && run === step(second, third)) return true;
  return text.slice(0, index).includes(first + second + third);
}

/** Bits that a character adds, by the kinds of characters that the secret has. */
function bitsPerCharacter(text: string): number {
  if (/^[0-9a-f]*$/.test(text) || /^[0-9A-F]*$/.test(text)) return /[a-f]/i.test(text) ? 4 : Math.log2(10);
  // One case and no digit are words, whose letters follow from each other.
  if (/^\p{Ll}*$/u.test(text) || /^\p{Lu}*$/u.test(text)) return 2.5;
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\d/, 10],
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/[^\d\p{L}]/u, 32],
  ];
  return Math.log2(kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0));
}

/** A cautious estimate of how many bits somebody would have to guess who knows how secrets are made by hand. */
function estimatedBits(secret: string): number {
  // Spaces, dashes and the like stand between words and in ids.
  const text = secret.replaceAll(placeholders, '').replaceAll(/[\s._-]/g, '');
  const lower = text.toLowerCase();
  const characters = [...text].filter((_, index) => !isForeseeable(lower, index)).length;
  return characters * bitsPerCharacter(text);
}

/**
 * Whether a secret can be guessed: too short, a repetition, a row of the keyboard, words, or what an example says.
 * What `openssl rand -hex 16` and longer ones print is none of these.
 */
export function isWeakSecret(secret: string): boolean {
  return secret.length < minimumLength || estimatedBits(secret) < minimumBits;
}
