import { useEffect, useEffectEvent, useState } from 'react';

import type { SelectOption } from '../select/Select.tsx';

/** How long typing rests before suggestions are asked for, in ms. */
export const SUGGESTION_DELAY_MS = 250;

/** Finds suggestions; the signal is aborted when the reader has typed on. */
export type FindSuggestions = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly SelectOption<string>[]>;

/** Suggestions and where their fetching stands. */
export interface Suggestions {
  readonly options: readonly SelectOption<string>[];
  readonly step: 'idle' | 'loading' | 'done' | 'failed';
}

const NONE: Suggestions = { options: [], step: 'idle' };

/** Fetches suggestions while a search is typed. A late answer never replaces a later one. */
export function useSuggestions(find: FindSuggestions, search: string, isActive: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  const findNow = useEffectEvent((words: string, signal: AbortSignal) => find(words, signal));
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const suggest = async (): Promise<void> => {
      setSuggestions((before) => ({ ...before, step: 'loading' }));
      try {
        const options = await findNow(search, signal);
        if (!signal.aborted) setSuggestions({ options, step: 'done' });
      } catch {
        if (!signal.aborted) setSuggestions({ options: [], step: 'failed' });
      }
    };
    const timer = setTimeout(() => void suggest(), SUGGESTION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, isActive]);
  return suggestions;
}
