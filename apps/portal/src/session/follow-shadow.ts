import type { Session, SessionStorage } from '@vinrod/api-client';

/** What {@link followShadow} works on. */
export interface ShadowFollower {
  readonly storage: SessionStorage;
  /** Told the session as it is now, before the page is left: forget what was kept for the view before. */
  readonly forget: (session: Session) => void;
  /** Loads the site root again. */
  readonly reload: () => void;
  /** Where pages tell that they come back from the browser's memory. @default the window */
  readonly target?: EventTarget;
}

function tokenOf(session: Session | null): string {
  const shadow = session?.shadow;
  return shadow === undefined || shadow.mode === false ? '' : shadow.token;
}

/**
 * Reloads to the site root whenever shadow mode is entered or left, here or in another tab, so that nothing loaded for
 * one identity is shown to the next (spec section 4; domain.md section 5). All tabs share one sign-in and thus one view:
 * a tab that went on as before would save in another one's name. A page that comes back from the browser's memory was
 * told nothing meanwhile and looks itself.
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
    // Signing out has a way of its own: the sign-in page, which remembers the address.
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
