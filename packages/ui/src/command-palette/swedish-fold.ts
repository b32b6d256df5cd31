import { LOCALE } from '@vinrod/locale/sweden';

/** A text folded for comparison, with the position of each letter in the original. */
export interface FoldedText {
  readonly letters: string;
  /** For each code unit of `letters`: where its character starts in the text. */
  readonly starts: readonly number[];
  /** For each code unit of `letters`: where its character ends in the text. */
  readonly ends: readonly number[];
}

const segmenter = new Intl.Segmenter(LOCALE, { granularity: 'grapheme' });

/**
 * Letters that Swedish keeps distinct: å is not an a. Danish and Norwegian letters fold to the Swedish ones they sort
 * with.
 */
const ownLetters: Readonly<Record<string, string>> = { å: 'å', ä: 'ä', ö: 'ö', æ: 'ä', ø: 'ö', ß: 'ss' };

function foldCharacter(character: string): string {
  const small = character.normalize('NFC').toLocaleLowerCase(LOCALE);
  const own = ownLetters[small];
  if (own !== undefined) return own;
  if (/^\s$/u.test(small)) return ' ';
  if (/^\p{Pd}$|^\u2212$/u.test(small)) return '-';
  return small.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Folds letters that a Swedish reader takes for the same: ignores case and foreign accents (é is e, ü is u), keeps å, ä
 * and ö, and makes every dash a hyphen and every space a plain space.
 */
export function foldSwedish(text: string): FoldedText {
  let letters = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const folded = foldCharacter(segment);
    letters += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
  }
  return { letters, starts, ends };
}

/** The folded words of a search. Grouped digits are one word, so that an id can be typed as printed. */
export function searchWords(search: string): readonly string[] {
  const letters = foldSwedish(search).letters.trim();
  if (/^\d[\d ]*$/.test(letters)) return [letters.replaceAll(' ', '')];
  return letters.split(/ +/).filter((word) => word !== '');
}
