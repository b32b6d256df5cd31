import type { ExpertSuggestion, ExpertSuggestionsChange } from '@vinrod/api-client';
import { useCallback } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

/** Changes suggestions of a corporate group, all or none, and refetches the queries that show them. */
export function useChangeSuggestions(
  corporateGroup: string,
): (change: ExpertSuggestionsChange) => Promise<ExpertSuggestion[]> {
  const client = useClient();
  const invalidate = useInvalidate();
  return useCallback(
    async (change) => {
      const changed = await client.analytics.updateSuggestions({
        path: { id: corporateGroup },
        body: change,
      });
      await invalidate('updateExpertSuggestions');
      return changed;
    },
    [client, invalidate, corporateGroup],
  );
}
