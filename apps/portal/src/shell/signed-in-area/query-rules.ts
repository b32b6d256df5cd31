import type { SWRConfiguration } from 'swr';

import { notifyFailedQuery } from '#shell/notices';

/** Queries are neither retried nor refetched on window focus (spec section 4); failures are shown (section 8). */
export const queryRules: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: notifyFailedQuery,
  provider: () => new Map(),
};
