import { isNonFieldError, type PasswordLink } from '@vinrod/api-client';
import { useEffect, useState } from 'react';

import { useClient } from '#session';

/**
 * Purpose of the link; `broken` when it does not work, `unknown` before the answer. `unavailable` means that the server
 * could not say: sending the password will show.
 */
export type KnownLink = PasswordLink | 'broken' | 'unknown' | 'unavailable';

/** Checks the link on opening, so that nobody thinks up a password for a broken one. */
export function usePasswordLink(token: string): KnownLink {
  const client = useClient();
  const [known, setKnown] = useState<KnownLink>('unknown');
  useEffect(() => {
    const stop = new AbortController();
    client.auth.passwordLink({ path: { token }, signal: stop.signal }).then(setKnown, (error: unknown) => {
      if (stop.signal.aborted) return;
      setKnown(isNonFieldError(error) && error.status === 422 ? 'broken' : 'unavailable');
    });
    return () => stop.abort();
  }, [client, token]);
  return known;
}
