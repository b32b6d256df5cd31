import type { Session, SessionStorage } from '@vinrod/api-client';

/** Dependencies of {@link followShadow}. */
export interface ShadowFollower {
  readonly storage: SessionStorage;
  /** Called with the new session before the page unloads: clear what was stored for the previous view. */
  readonly forget: (session: Session) => void;
  /** Reloads at the site root. */
  readonly reload: () => void;
  /** Target of the pageshow event, fired when a page returns from the back/forward cache. @default the window */
  readonly target?: EventTarget;
}

function tokenOf(session: Session | null): string {
  const shadow = session?.shadow;
  return shadow === undefined || shadow.mode === false ? '' : shadow.token;
}

/**
 * Reloads at the site root whenever shadow mode starts or ends, here or in another tab, so that nothing loaded for one
 * identity is shown to the next (spec section 4; domain.md section 5). All tabs share one sign-in and thus one view: a
 * tab that carried on would save in another user's name. A page from the back/forward cache has missed the events and
 * checks for itself.
 *
 * @returns stops following.
 */
export function followShadow({
  storage,
  forget,
  reload,
  target = globalThis.window,
}: ShadowFollower): () => void {
  let shown = tokenOf(storage.get());
  const look = (session: Session | null): void => {
    const token = tokenOf(session);
    // Sign-out is handled elsewhere: the sign-in page keeps the address.
    if (session === null || token === shown) return;
    shown = token;
    forget(session);
    reload();
  };
  const onPageShow = (): void => look(storage.get());
  const stop = storage.subscribe(look);
  target.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    target.removeEventListener('pageshow', onPageShow);
  };
}
