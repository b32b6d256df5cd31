import type { InstantText } from '@vinrod/api-client';
import { useContext, useEffect, useState } from 'react';

import { ClientContext } from '#session';

import { shadowTime, untilNextChange, type ShadowTime } from './shadow-time.ts';

/** Longest delay that `setTimeout` accepts, ms. */
const longestTimer = 2_147_483_647;

/**
 * Time left of a shadow session. When it has expired by the device's clock, makes a call: the server answers 401 and
 * the client leaves shadow mode. A wrong clock thus ends nothing.
 *
 * @param expiresAt - ISO 8601.
 */
export function useShadowTime(expiresAt: InstantText | undefined): ShadowTime {
  const client = useContext(ClientContext);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const wait = untilNextChange(expiresAt, now);
    if (wait === undefined) return undefined;
    const timer = setTimeout(
      () => {
        const then = Date.now();
        setNow(then);
        if (untilNextChange(expiresAt, then) === undefined) client?.profile.get().catch(() => undefined);
      },
      Math.min(wait, longestTimer),
    );
    return () => clearTimeout(timer);
  }, [client, expiresAt, now]);

  return shadowTime(expiresAt, now);
}
