import { isRecord } from '../record.ts';

/** Seeing the portal as somebody else (specification, section 3): off, or a kind with its token. */
export type Shadow =
  | { readonly mode: false }
  | {
      readonly mode: 'user' | 'group';
      /** Token that goes into the header named by the kind. */
      readonly token: string;
      /** Who is shadowed, to tell the server when it ends. */
      readonly target?: { readonly uuid: string; readonly name: string };
      /** When the token ends, ISO 8601. */
      readonly expiresAt?: string;
    };

/**
 * What is kept of a sign-in. The client owns the fields named here; whatever else the application
 * keeps beside them (the list of permissions, say) survives every refresh.
 */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Who signed in. Keeps a call of one user from being repeated with the tokens of the next. */
  readonly user?: { readonly uuid: string; readonly full_name: string };
  readonly shadow?: Shadow;
  readonly [field: string]: unknown;
}

/** Where the session is kept. `null` is signed out. */
export interface SessionStorage {
  /** The session as it is now, read again each time when several tabs share it. Never throws. */
  get(): Session | null;
  /** Replaces the session and tells every listener. Never throws. */
  set(session: Session | null): void;
  /**
   * Listens to changes, also those of other tabs.
   *
   * @returns Stops listening.
   */
  subscribe(listener: SessionListener): () => void;
}

/** Told the session as it is after a change. */
export type SessionListener = (session: Session | null) => void;

/** Whether a value can be a token: it travels in a header, where only visible ASCII may stand. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

const isShadow = (value: unknown): value is Shadow =>
  isRecord(value) &&
  (value['mode'] === false ||
    ((value['mode'] === 'user' || value['mode'] === 'group') && isToken(value['token'])));

const isUser = (value: unknown): boolean =>
  isRecord(value) && typeof value['uuid'] === 'string' && typeof value['full_name'] === 'string';

/** Whether a value from outside is a session. */
export function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    isToken(value['accessToken']) &&
    isToken(value['refreshToken']) &&
    (value['user'] === undefined || isUser(value['user'])) &&
    (value['shadow'] === undefined || isShadow(value['shadow']))
  );
}

/** The shadow token in use, with its kind. */
export function activeShadow(session: Session): Exclude<Shadow, { mode: false }> | undefined {
  return session.shadow?.mode ? session.shadow : undefined;
}

/** Whether two sessions act for the same person, so that a call of one may be repeated with the other. */
export function actForSame(one: Session, other: Session): boolean {
  const identity = (session: Session) =>
    [session.user?.uuid, activeShadow(session)?.mode, activeShadow(session)?.token].join();
  return identity(one) === identity(other);
}
