import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

import { identityAtom } from '#session';
import { LeaveQuestion } from '#shell/leave-question';
import { notifyFailure, Toasts } from '#shell/notices';
import { ShadowEnded } from '#shell/shadow';

import { ProfileGate } from './ProfileGate.tsx';

/** Queries are neither retried nor repeated when the window is focused (spec section 4). */
const queryRules: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: notifyFailure,
  provider: () => new Map(),
};

/**
 * Everything behind the sign-in. Each identity gets a cache of its own, so that nothing one has loaded is ever shown to
 * the next (domain.md section 5, "Shadow mode").
 */
export function SignedInArea(): ReactElement {
  const identity = useAtomValue(identityAtom);
  return (
    <SWRConfig key={identity} value={queryRules}>
      <ProfileGate />
      <LeaveQuestion />
      <Toasts />
      <ShadowEnded />
    </SWRConfig>
  );
}
