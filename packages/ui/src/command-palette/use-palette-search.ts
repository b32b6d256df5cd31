import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { PaletteEntry } from './palette-entry.ts';

/** How long typing rests before the search is asked, in ms. */
export const SEARCH_DELAY_MS = 200;

/** Finds entries on a server; the signal is aborted when the reader has typed on or closed the palette. */
export type PaletteSearch<Entry = PaletteEntry> = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly Entry[]>;

/** What was found and where the finding stands. */
export interface PaletteFindings<Entry = PaletteEntry> {
  /** What was found last; stays while the next search runs. */
  readonly entries: readonly Entry[];
  readonly step: 'idle' | 'loading' | 'done' | 'failed';
  /** Asks the same again. */
  readonly retry: () => void;
}

/** Something to ask; asked again when it is another object. */
interface Question {
  readonly search: string;
  readonly attempt: number;
}

interface Answer<Entry> {
  readonly to: Question | null;
  readonly entries: readonly Entry[];
  readonly step: 'done' | 'failed';
}

const nothing: readonly never[] = [];

/**
 * Asks a search while words are typed. A late answer never replaces a later one.
 * @param search `null` when there is nothing to ask for
 */
export function usePaletteSearch<Entry = PaletteEntry>(
  find: PaletteSearch<Entry> | undefined,
  search: string | null,
): PaletteFindings<Entry> {
  const [answer, setAnswer] = useState<Answer<Entry>>({ to: null, entries: nothing, step: 'done' });
  const [attempt, setAttempt] = useState(0);
  const findNow = useEffectEvent((words: string, signal: AbortSignal) => find?.(words, signal) ?? nothing);
  const canFind = find !== undefined;
  const question = useMemo(
    (): Question | null => (search === null || !canFind ? null : { search, attempt }),
    [search, canFind, attempt],
  );
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      try {
        const entries = await findNow(question.search, signal);
        if (!signal.aborted) setAnswer({ to: question, entries, step: 'done' });
      } catch {
        if (!signal.aborted) setAnswer({ to: question, entries: nothing, step: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const retry = (): void => setAttempt((count) => count + 1);
  if (question === null) return { entries: nothing, step: 'idle', retry };
  return { entries: answer.entries, step: answer.to === question ? answer.step : 'loading', retry };
}
