import { signInCalls } from '@vinrod/api-client';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { pageAddress, safeReturnPath } from '#navigation';
import { sessionStorage, useClient } from '#session';

/**
 * Fetches the session when the browser is back from a provider, and goes on to where the user was going.
 *
 * @returns whether that is under way.
 */
export function useProvidedSignIn(): boolean {
  const client = useClient();
  const [, navigate] = useLocation();
  const [token, setToken] = useState(() => pageAddress().hash.slice(1));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (token === '' || hasBegun.current) return;
    hasBegun.current = true;
    const { pathname, search } = globalThis.location;
    // It works once: neither the history nor a reload needs it.
    globalThis.history.replaceState(null, '', pathname + search);
    client
      .with(signInCalls)
      .complete({ body: { token } })
      .then(({ access, refresh, user }) => {
        sessionStorage.set({ accessToken: access, refreshToken: refresh, user, isProvided: true });
        navigate(safeReturnPath(search), { replace: true });
      })
      .catch(() => {
        setToken('');
        navigate('/?problem=expired', { replace: true });
      });
  }, [client, navigate, token]);
  return token !== '';
}
