import type { InstantText, Session } from '@vinrod/api-client';
import { atom } from 'jotai';

import { sessionAtom } from './session-store.ts';

/** Current shadow view, as stored in the session before anything is loaded (spec section 3). */
export interface ShadowView {
  readonly kind: 'user' | 'group';
  /** Name of the user or corporate group; undefined when an older version stored the session. */
  readonly name: string | undefined;
  /** When the shadow token ends, ISO 8601. */
  readonly expiresAt: InstantText | undefined;
}

/** Shadow view of a session; undefined outside shadow mode. */
export function shadowViewOf(session: Session | null): ShadowView | undefined {
  const shadow = session?.shadow;
  if (shadow === undefined || shadow.mode === false) return undefined;
  return { kind: shadow.mode, name: shadow.target?.name, expiresAt: shadow.expiresAt };
}

/** Current shadow view; undefined outside shadow mode. */
export const shadowViewAtom = atom((get) => shadowViewOf(get(sessionAtom)));
