import { useEffect, useEffectEvent, useState } from 'react';

import type { SelectOption } from '../select/Select.tsx';

/** Pause in typing before suggestions are fetched, in ms. */
export const suggestionDelayMs = 250;

/** Finds suggestions; the signal aborts when the user types on. */
export type FindSuggestions = (
  search: string,
  signal: AbortSignal,
) => Promise<readonly SelectOption<string>[]>;

/** Suggestions and their fetch state. */
export interface Suggestions {
  readonly options: readonly SelectOption<string>[];
  readonly step: 'idle' | 'loading' | 'done' | 'failed';
}

const none: Suggestions = { options: [], step: 'idle' };

/** Fetches suggestions while the user types. A late response never replaces a newer one. */
export function useSuggestions(find: FindSuggestions, search: string, isActive: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState(none);
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
    const timer = setTimeout(() => void suggest(), suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, isActive]);
  return suggestions;
}
