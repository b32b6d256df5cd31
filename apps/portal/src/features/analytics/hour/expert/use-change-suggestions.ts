import type { ExpertSuggestion, ExpertSuggestionsChange } from '@vinrod/api-client';
import { useCallback } from 'react';

import { useRefresh } from '#data';
import { useClient } from '#session';

/** Changes suggestions of a koncern, all or none, and loads again what tells them. */
export function useChangeSuggestions(
  koncern: string,
): (change: ExpertSuggestionsChange) => Promise<ExpertSuggestion[]> {
  const client = useClient();
  const refresh = useRefresh();
  return useCallback(
    async (change) => {
      const changed = await client.analytics.updateSuggestions(koncern, change);
      await refresh('listExpertSuggestions');
      return changed;
    },
    [client, refresh, koncern],
  );
}
