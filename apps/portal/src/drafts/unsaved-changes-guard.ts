import { atom, getDefaultStore } from 'jotai';

/** A move to another page that waits for the reader's word. */
export interface WaitingMove {
  readonly go: () => void;
}

/** The move that waits; undefined when none does. */
export const waitingMoveAtom = atom<WaitingMove | undefined>(undefined);

/** What to do for each guarded form when the reader leaves without saving. */
const guards = new Map<object, () => void>();

/** Where the guarded page is in the history: to be put back when the browser has gone from it. */
let place: { readonly href: string; readonly state: unknown } | undefined;

function notePlace(): void {
  place = { href: globalThis.location.href, state: globalThis.history.state };
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * The browser has gone back or forward already when it says so. Before the router hears of it the guarded page is put
 * on top of where it went; going back from there leads to where the reader wanted.
 */
function onPopState(event: PopStateEvent): void {
  if (guards.size === 0 || place === undefined) return;
  if (pathOf(place.href) === globalThis.location.pathname) {
    notePlace();
    return;
  }
  event.stopImmediatePropagation();
  globalThis.history.pushState(place.state, '', place.href);
  getDefaultStore().set(waitingMoveAtom, { go: () => globalThis.history.back() });
}

// From the start: Chromium calls those who listen at the window in the order they came, and the router comes later.
// Where pages are drawn without a window there is nothing to listen to.
globalThis.addEventListener?.('popstate', onPopState);

/** Events that the router sends when it has changed the address. */
const addressChanges = ['pushState', 'replaceState'];

function watch(): void {
  notePlace();
  globalThis.addEventListener('beforeunload', onBeforeUnload);
  for (const change of addressChanges) globalThis.addEventListener(change, notePlace);
}

function stopWatching(): void {
  globalThis.removeEventListener('beforeunload', onBeforeUnload);
  for (const change of addressChanges) globalThis.removeEventListener(change, notePlace);
}

/**
 * Makes leaving ask, until the returned function is called: by a link, and by the browser's ways back and forward.
 * Closing or reloading the page asks in the browser's own words.
 *
 * @param onGiveUp - Forgets what was typed: the reader leaves without saving.
 */
export function guardLeaving(onGiveUp: () => void): () => void {
  const guard = {};
  guards.set(guard, onGiveUp);
  if (guards.size === 1) watch();
  return () => {
    guards.delete(guard);
    if (guards.size === 0) stopWatching();
  };
}

function pathOf(address: string): string {
  return new URL(address, globalThis.location.href).pathname;
}

/**
 * Moves to an address, or first asks when a form on this page is not saved. A change of the query alone is no leaving.
 *
 * @param to - Path and query.
 * @param go - Makes the move.
 */
export function moveOrAsk(to: string, go: () => void): void {
  const stays = pathOf(to) === globalThis.location.pathname;
  if (guards.size === 0 || stays) go();
  else getDefaultStore().set(waitingMoveAtom, { go });
}

/**
 * Lets the page go without asking; what was typed stays kept. For a reload that cannot wait for an answer, such as when
 * another tab has changed through whose eyes the portal is seen.
 */
export function leaveWithoutAsking(): void {
  guards.clear();
  stopWatching();
}

/** Makes the move that waits, without saving. */
export function giveUpAndGo(move: WaitingMove): void {
  for (const giveUp of guards.values()) giveUp();
  guards.clear();
  stopWatching();
  move.go();
}
