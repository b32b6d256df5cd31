/** Minimum length of a secret, in characters. */
const minimumLength = 32;

/** Minimum estimated bits of a secret. Below 128, because a random secret may contain patterns by chance. */
const minimumBits = 100;

/** Words typical of placeholder secrets. They add no bits. */
const placeholders =
  /change|replace|insert|secret|passwor[dt]|passw0rd|lösenord|losenord|hemlig(het)?|token|default|example|exempel|vinröd|vinrod|admin|production|please|your|here|this|test|demo|dev|key/giu;

const keyboardRows = ['1234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** Distance between two characters, in the alphabet or on the keyboard; null when they are unrelated. */
function step(from: string, to: string): number | null {
  const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  if (Math.abs(distance) <= 1) return distance;
  const row = keyboardRows.find((keys) => keys.includes(from) && keys.includes(to));
  const moved = row === undefined ? 0 : row.indexOf(to) - row.indexOf(from);
  return Math.abs(moved) === 1 ? moved : null;
}

/** Whether a character is predictable: it continues a run (`abc`, `qwe`, `111`) or a repetition. */
function isForeseeable(text: string, index: number): boolean {
  const [first, second, third] = [text.at(index - 2), text.at(index - 1), text.at(index)];
  if (index < 2 || first === undefined || second === undefined || third === undefined) return false;
  const run = step(first, second);
  if (run !== null && run === step(second, third)) return true;
  return text.slice(0, index).includes(first + second + third);
}

/** Bits per character, by the kinds of characters in the secret. */
function bitsPerCharacter(text: string): number {
  if (/^[0-9a-f]*$/.test(text) || /^[0-9A-F]*$/.test(text)) return /[a-f]/i.test(text) ? 4 : Math.log2(10);
  // A single case without digits suggests words, whose letters are predictable.
  if (/^\p{Ll}*$/u.test(text) || /^\p{Lu}*$/u.test(text)) return 2.5;
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\d/, 10],
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/[^\d\p{L}]/u, 32],
  ];
  return Math.log2(kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0));
}

/** A cautious estimate of the bits that an attacker who knows how people make up secrets has to guess. */
function estimatedBits(secret: string): number {
  // Spaces, dashes and the like only separate words and parts of ids.
  const text = secret.replaceAll(placeholders, '').replaceAll(/[\s._-]/g, '');
  const lower = text.toLowerCase();
  const characters = [...text].filter((_, index) => !isForeseeable(lower, index)).length;
  return characters * bitsPerCharacter(text);
}

/**
 * Whether a secret can be guessed: too short, repetitive, a keyboard row, words or an example value. The output of
 * `openssl rand -hex 16`, or longer, is none of these.
 */
export function isWeakSecret(secret: string): boolean {
  return secret.length < minimumLength || estimatedBits(secret) < minimumBits;
}
