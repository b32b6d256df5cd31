import { useEffect, useEffectEvent, useState } from 'react';

import { withSearch, type TableQuery } from '../table-query.ts';

/** How long typing rests before the search is sent, in ms. */
export const SEARCH_DELAY_MS = 250;

/**
 * The search as it is typed, sent when typing rests or at once by Enter; follows a search set from outside. A search that
 * comes back when more has been typed already leaves what is typed alone.
 */
export function useSearchDraft(
  query: TableQuery | undefined,
  onQueryChange: ((query: TableQuery) => void) | undefined,
): readonly [draft: string, setDraft: (search: string) => void, commit: (search: string) => void] {
  const search = query?.search ?? '';
  const [draft, setDraft] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (followed !== search) {
    const place = sent.indexOf(search);
    setFollowed(search);
    setSent(place === -1 ? [] : sent.slice(place + 1));
    if (place === -1) setDraft(search);
  }
  const commit = (next: string): void => {
    if (query === undefined || next === query.search) return;
    setSent([...sent, next]);
    onQueryChange?.(withSearch(query, next));
  };
  const commitRested = useEffectEvent(commit);
  useEffect(() => {
    const timer = setTimeout(() => commitRested(draft), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft, commit];
}
