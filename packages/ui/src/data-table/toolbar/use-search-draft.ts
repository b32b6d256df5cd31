import { useEffect, useEffectEvent, useState } from 'react';

import { withSearch, type TableQuery } from '../table-query.ts';

/** Pause in typing before the search is sent, in ms. */
export const searchDelayMs = 250;

/**
 * The search as typed, sent when typing pauses or at once by Enter; follows external changes. A search that comes back
 * after the user has typed on does not overwrite the newer text.
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
    const timer = setTimeout(() => commitRested(draft), searchDelayMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft, commit];
}
