import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { PaletteEntry } from './palette-entry.ts';

/** Pause in typing before the search is sent, in ms. */
export const searchDelayMs = 200;

/** Finds entries on a server; the signal aborts when the user types on or closes the palette. */
export type PaletteSearch<Entry = PaletteEntry> = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly Entry[]>;

/** Results and state of the search. */
export interface PaletteFindings<Entry = PaletteEntry> {
  /** The latest results; kept while the next search runs. */
  readonly entries: readonly Entry[];
  readonly step: 'idle' | 'loading' | 'done' | 'failed';
  /** Repeats the search. */
  readonly retry: () => void;
}

/** A search request; another object is sent again. */
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
 * Searches while the user types. A late response never replaces a newer one.
 * @param search - `null` for no search
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
    const timer = setTimeout(() => void ask(), searchDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const retry = (): void => setAttempt((count) => count + 1);
  if (question === null) return { entries: nothing, step: 'idle', retry };
  return { entries: answer.entries, step: answer.to === question ? answer.step : 'loading', retry };
}
