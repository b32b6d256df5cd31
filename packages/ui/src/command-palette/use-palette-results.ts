import { useMemo } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { matchEntries } from './match-entries.ts';
import { commandPaletteMessages } from './messages.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { openingSections, paletteSections, recentSection, type PaletteSection } from './palette-sections.ts';
import { usePaletteSearch, type PaletteFindings, type PaletteSearch } from './use-palette-search.ts';

/** Sources of the palette's results. */
export interface PaletteSources {
  /** Headings in order. Entries of any other group are not shown. */
  readonly groups: readonly PaletteGroup[];
  /** Entries known in advance: screens and actions. Searched at once, in the browser. */
  readonly commands?: readonly PaletteEntry[];
  /** Searches the rest on a server when typing pauses. Return only matches: they are shown as they come. */
  readonly findEntries?: PaletteSearch;
  /** Fewest letters before `findEntries` is called. @default 2 */
  readonly minCharacters?: number;
  /** Recent selections, latest first, stored by the app. Shown before anything is typed. */
  readonly recent?: readonly PaletteEntry[];
}

/** Results for the typed text, with the state of the search. */
export interface PaletteResults extends Omit<PaletteFindings, 'entries'> {
  readonly sections: readonly PaletteSection[];
}

const none: readonly PaletteEntry[] = [];

/** Searches the known commands at once, and the server when typing pauses. */
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
        ? openingSections(groups, commands, { id: recentSection, label: recentLabel, entries: recent })
        : paletteSections(groups, [...matchEntries(commands, words), ...entries]),
    [groups, commands, recent, recentLabel, words, entries],
  );
  return { sections, step, retry };
}
