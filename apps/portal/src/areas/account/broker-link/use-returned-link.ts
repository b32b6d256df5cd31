import { brokerLinkCalls } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';
import { useEffect, useRef, useState } from 'react';

import { useInvalidate } from '#data';
import { useSubmission } from '#forms';
import { useClient } from '#session';

import { linkProblemIn } from './link-problem.ts';
import { t } from './texts.ts';

/** What came of going to the broker: see {@link useReturnedLink}. */
export interface ReturnedLink {
  /** Whether the account is being linked. */
  readonly isPending: boolean;
  /** Why nothing was linked. */
  readonly problem: string | undefined;
}

/**
 * Links the account when the browser is back from the broker, or says why not.
 *
 * @param name - What people call the broker.
 */
export function useReturnedLink(name: string): ReturnedLink {
  const client = useClient();
  const invalidate = useInvalidate();
  const [problem] = useState(() => linkProblemIn(globalThis.location.search));
  const { isPending, errors, send } = useSubmission([]);
  const hasBegun = useRef(false);

  useEffect(() => {
    const { hash, pathname, search } = globalThis.location;
    if (hasBegun.current || !new URLSearchParams(search).has('link')) return;
    hasBegun.current = true;
    // It works once: neither the history nor a reload needs it.
    globalThis.history.replaceState(null, '', pathname);
    if (hash.length <= 1) return;
    void send(async () => {
      await client.with(brokerLinkCalls).add({ body: { token: hash.slice(1) } });
      showToast({ title: t('brokerLink.linked', { name }) });
      await invalidate('addBrokerLink');
    });
  }, [client, invalidate, name, send]);

  return {
    isPending,
    problem: problem === undefined ? errors.problem : t(`brokerLink.problem.${problem}`),
  };
}
