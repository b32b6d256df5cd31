import { useMemo } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { matchEntries } from './match-entries.ts';
import { commandPaletteMessages } from './messages.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { openingSections, paletteSections, RECENT_SECTION, type PaletteSection } from './palette-sections.ts';
import { usePaletteSearch, type PaletteFindings, type PaletteSearch } from './use-palette-search.ts';

/** Where the palette finds what it shows. */
export interface PaletteSources {
  /** Headings, in the order they stand. Entries of a group that is not here are not shown. */
  readonly groups: readonly PaletteGroup[];
  /** What is known already: screens and things to do. Searched at once, in the browser. */
  readonly commands?: readonly PaletteEntry[];
  /** Finds the rest on a server; asked when typing rests. Answer with what matches: it is shown as it comes. */
  readonly findEntries?: PaletteSearch;
  /** Fewest letters for which `findEntries` is asked. @default 2 */
  readonly minCharacters?: number;
  /** What the reader chose lately, latest first; the app keeps it. Shown before anything is typed. */
  readonly recent?: readonly PaletteEntry[];
}

/** What the palette shows for what is typed, and where the finding stands. */
export interface PaletteResults extends Omit<PaletteFindings, 'entries'> {
  readonly sections: readonly PaletteSection[];
}

const none: readonly PaletteEntry[] = [];

/** Finds in the known commands at once and on the server when typing rests. */
export function usePaletteResults(
  { groups, commands = none, findEntries, minCharacters = 2, recent = none }: PaletteSources,
  search: string,
): PaletteResults {
  const text = useMessages(commandPaletteMessages);
  const words = search.trim();
  const { entries, step, retry } = usePaletteSearch(findEntries, words.length < minCharacters ? null : words);
  const recentLabel = text('recent');
  const sections = useMemo(
    () =>
      words === ''
        ? openingSections(groups, commands, { id: RECENT_SECTION, label: recentLabel, entries: recent })
        : paletteSections(groups, [...matchEntries(commands, words), ...entries]),
    [groups, commands, recent, recentLabel, words, entries],
  );
  return { sections, step, retry };
}
