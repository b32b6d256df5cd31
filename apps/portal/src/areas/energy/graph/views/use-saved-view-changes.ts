import { savedViewCalls, type SavedView, type SavedViewName, type SavedViewWrite } from '@vinrod/api-client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

import { operationSource } from '#data';
import { useClient } from '#session';

/** Changes to saved graphs. The response to each has all of them, and updates the cache. */
export interface SavedViewChanges {
  readonly save: (view: SavedViewWrite) => Promise<void>;
  readonly remove: (view: SavedViewName) => Promise<void>;
}

/** Saves and removes graphs of the user. */
export function useSavedViewChanges(): SavedViewChanges {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const show = async (views: Promise<SavedView[]>) => {
      await mutate(operationSource(client, 'listSavedViews', {}).key, await views, { revalidate: false });
    };
    return {
      save: (view) => show(client.with(savedViewCalls).save({ body: view })),
      remove: (view) => show(client.with(savedViewCalls).remove({ body: view })),
    };
  }, [client, mutate]);
}
