import type { InstantText, Session } from '@vinrod/api-client';
import { atom } from 'jotai';

import { sessionAtom } from './session-store.ts';

/** Through whose eyes the portal is seen, as the session has it before anything is loaded (spec section 3). */
export interface ShadowView {
  readonly kind: 'user' | 'group';
  /** Name of the user or corporate group; undefined when the session was kept by an older version. */
  readonly name: string | undefined;
  /** When the shadow token ends, ISO 8601. */
  readonly expiresAt: InstantText | undefined;
}

/** The shadow view of a session; undefined for one's own. */
export function shadowViewOf(session: Session | null): ShadowView | undefined {
  const shadow = session?.shadow;
  if (shadow === undefined || shadow.mode === false) return undefined;
  return { kind: shadow.mode, name: shadow.target?.name, expiresAt: shadow.expiresAt };
}

/** The shadow view now; undefined outside shadow mode. */
export const shadowViewAtom = atom((get) => shadowViewOf(get(sessionAtom)));
