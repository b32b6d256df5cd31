import type { SWRConfiguration } from 'swr';

import { notifyFailure } from '#shell/notices';

/** Queries are neither retried nor repeated when the window is focused (spec section 4); a failure is told (section 8). */
export const queryRules: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: notifyFailure,
  provider: () => new Map(),
};
