import { foldSwedish, searchWords } from './swedish-fold.ts';

/** A piece of text that matches the search or not. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
  /** Where it starts in the text. */
  readonly start: number;
}

/** Which characters of a text are part of a match. */
function matchedCharacters(text: string, search: string): readonly boolean[] {
  const isMatched = Array.from({ length: text.length }, () => false);
  const { letters, starts, ends } = foldSwedish(text);
  for (const word of searchWords(search)) {
    for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + 1)) {
      isMatched.fill(true, starts[at], ends[at + word.length - 1]);
    }
  }
  return isMatched;
}

/** Splits a text at the words of a search, compared as in {@link foldSwedish}. */
export function highlightWords(text: string, search: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  const isMatched = matchedCharacters(text, search);
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    const isMatch = isMatched[start] === true;
    if (end < text.length && (isMatched[end] === true) === isMatch) continue;
    parts.push({ text: text.slice(start, end), isMatch, start });
    start = end;
  }
  return parts;
}
