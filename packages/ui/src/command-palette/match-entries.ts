import type { PaletteEntry } from './palette-entry.ts';
import { foldSwedish, searchWords } from './swedish-fold.ts';

/** Rank of a match, best first: start of the name, start of a word in it, inside the name, outside the name. */
const fit = { begins: 0, word: 1, inside: 2, beside: 3 } as const;

function besideName({ description = '', keywords = [] }: PaletteEntry): string {
  return foldSwedish([description, ...keywords].join('\n')).letters;
}

/** How well an entry matches the words; `null` when it lacks one of them. */
function fitOf(entry: PaletteEntry, words: readonly string[]): number | null {
  const name = foldSwedish(entry.label).letters;
  if (words.every((word) => name.includes(word))) {
    const [first = ''] = words;
    if (name.startsWith(first)) return fit.begins;
    return name.split(/[ -]/).some((part) => part.startsWith(first)) ? fit.word : fit.inside;
  }
  const beside = besideName(entry);
  const digits = words.every((word) => /^\d+$/.test(word)) ? beside.replaceAll(' ', '') : '';
  const isFound = (word: string): boolean =>
    name.includes(word) || beside.includes(word) || digits.includes(word);
  return words.every(isFound) ? fit.beside : null;
}

/**
 * Entries that contain every word of a search in name, description or keywords, best match first and otherwise in the
 * given order. An empty search matches nothing.
 */
export function matchEntries(entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, words) }))
    .filter((each): each is { entry: PaletteEntry; fit: number } => each.fit !== null)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry);
}
