import { isRecord } from '../record.ts';

/** Shadow mode (specification, section 3): off, or a kind with its token. */
export type Shadow =
  | { readonly mode: false }
  | {
      readonly mode: 'user' | 'group';
      /** Token for the header that the kind names. */
      readonly token: string;
      /** Who is shadowed, sent to the server when shadow mode ends. */
      readonly target?: { readonly uuid: string; readonly name: string };
      /** When the token ends, ISO 8601. */
      readonly expiresAt?: string;
    };

/**
 * A stored sign-in. The client owns the fields named here; any other fields that the application stores (the list of
 * permissions, say) survive every refresh.
 */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The signed-in user. Keeps a call from being repeated with the tokens of the next user. */
  readonly user?: { readonly uuid: string; readonly full_name: string };
  readonly shadow?: Shadow;
  readonly [field: string]: unknown;
}

/** Stores the session. `null` is signed out. */
export interface SessionStorage {
  /** The current session, read again on each call when several tabs share it. Never throws. */
  get(): Session | null;
  /** Replaces the session and notifies every listener. Never throws. */
  set(session: Session | null): void;
  /**
   * Listens to changes, also those of other tabs.
   *
   * @returns Stops listening.
   */
  subscribe(listener: SessionListener): () => void;
}

/** Called with the session after a change. */
export type SessionListener = (session: Session | null) => void;

/** Whether a value can be a token: it is sent in a header, so only visible ASCII is allowed. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

const isShadow = (value: unknown): value is Shadow =>
  isRecord(value) &&
  (value['mode'] === false ||
    ((value['mode'] === 'user' || value['mode'] === 'group') && isToken(value['token'])));

const isUser = (value: unknown): boolean =>
  isRecord(value) && typeof value['uuid'] === 'string' && typeof value['full_name'] === 'string';

/** Whether an untrusted value is a session. */
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

/** Whether two sessions act for the same person, so that a call of one can be repeated with the other. */
export function actForSame(one: Session, other: Session): boolean {
  const identity = (session: Session) =>
    [session.user?.uuid, activeShadow(session)?.mode, activeShadow(session)?.token].join();
  return identity(one) === identity(other);
}
