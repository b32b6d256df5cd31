import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { draftStore } from '../drafts/draft-store.ts';

import { useClient } from './client-context.ts';

/** Whether this tab was signed out by its reader: the sign-in page then does not offer the way back. */
export const signedOutByChoiceAtom = atom(false);

/** Signs out here and, through the shared session, in every tab. */
export function useSignOut(): () => void {
  const client = useClient();
  const setByChoice = useSetAtom(signedOutByChoiceAtom);
  return useCallback(() => {
    setByChoice(true);
    draftStore.clear();
    // This device is signed out before the call is sent; when the server cannot be told, its session ends by itself.
    client.auth.logout().catch(() => undefined);
  }, [client, setByChoice]);
}
