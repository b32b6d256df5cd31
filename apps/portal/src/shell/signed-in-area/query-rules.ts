import type { SWRConfiguration } from 'swr';

import { takePrefetched } from '#session';
import { notifyFailedQuery } from '#shell/notices';

/** Queries begin with what was prefetched. They are neither retried nor refetched on window focus (spec section 4); failures are shown (section 8). */
export const queryRules: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: notifyFailedQuery,
  provider: () => takePrefetched('cache') ?? new Map(),
};
