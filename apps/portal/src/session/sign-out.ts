import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { draftStore } from '../drafts/draft-store.ts';

import { useClient } from './client-context.ts';
import { sessionStorage } from './session-store.ts';

/** Whether the user signed out in this tab: the sign-in page then has no return path. */
export const signedOutByChoiceAtom = atom(false);

/** Signs out here and, through the shared session, in every tab. */
export function useSignOut(): () => void {
  const client = useClient();
  const setByChoice = useSetAtom(signedOutByChoiceAtom);
  return useCallback(() => {
    setByChoice(true);
    draftStore.clear();
    const session = sessionStorage.get();
    if (session?.['isProvided'] === true) {
      sessionStorage.set(null);
      const { refreshToken } = session;
      void import('./sign-out-of-provider.ts').then((part) => part.signOutOfProvider(client, refreshToken));
      return;
    }
    // Signs out locally before the call; if the server cannot be reached, its session expires by itself.
    client.auth.logout().catch(() => undefined);
  }, [client, setByChoice]);
}
