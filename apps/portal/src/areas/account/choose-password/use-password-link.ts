import { isNonFieldError, type PasswordLink } from '@vinrod/api-client';
import { useEffect, useState } from 'react';

import { useClient } from '#session';

/**
 * What is known of the link that led here: what it is for, that it does not work, nothing yet, or nothing because the
 * server could not tell, in which case it will when the password is sent.
 */
export type KnownLink = PasswordLink | 'broken' | 'unknown' | 'untold';

/** Asks on opening what the link is for, so that nobody thinks of a password for one that does not work. */
export function usePasswordLink(token: string): KnownLink {
  const client = useClient();
  const [known, setKnown] = useState<KnownLink>('unknown');
  useEffect(() => {
    const stop = new AbortController();
    client.auth.passwordLink({ path: { token }, signal: stop.signal }).then(setKnown, (error: unknown) => {
      if (stop.signal.aborted) return;
      setKnown(isNonFieldError(error) && error.status === 422 ? 'broken' : 'untold');
    });
    return () => stop.abort();
  }, [client, token]);
  return known;
}
