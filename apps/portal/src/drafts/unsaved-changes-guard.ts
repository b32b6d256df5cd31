import { atom, getDefaultStore } from 'jotai';

/** Navigation that waits for confirmation. */
export interface WaitingMove {
  readonly go: () => void;
}

/** Pending navigation; undefined when there is none. */
export const waitingMoveAtom = atom<WaitingMove | undefined>(undefined);

/** Callback of each guarded form for leaving without saving. */
const guards = new Map<object, () => void>();

/** History entry of the guarded page, to restore when the browser has navigated away. */
let place: { readonly href: string; readonly state: unknown } | undefined;

function notePlace(): void {
  place = { href: globalThis.location.href, state: globalThis.history.state };
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The guarded page, when the browser has navigated away from it. */
function guardedElsewhere(): typeof place {
  return guards.size === 0 || place === undefined || pathOf(place.href) === globalThis.location.pathname
    ? undefined
    : place;
}

/** Whether the browser's back or forward, which has just navigated, is undone to ask for confirmation first. */
export function isLedBack(): boolean {
  return guardedElsewhere() !== undefined;
}

/**
 * The browser has already navigated when popstate fires. Before the router handles it, pushes the guarded page on top
 * of the new entry; going back from there leads to where the user wanted to go.
 */
function onPopState(event: PopStateEvent): void {
  const left = guardedElsewhere();
  if (left === undefined) {
    if (guards.size > 0) notePlace();
    return;
  }
  event.stopImmediatePropagation();
  globalThis.history.pushState(left.state, '', left.href);
  getDefaultStore().set(waitingMoveAtom, { go: () => globalThis.history.back() });
}

// Registered at load: Chromium calls window listeners in the order they were added, and the router's comes later.
// Skipped when rendered without a window.
globalThis.addEventListener?.('popstate', onPopState);

/** Events that the router fires after changing the address. */
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
 * Asks for confirmation before leaving until the returned function is called: by link, or by the browser's back and
 * forward. Closing or reloading the page shows the browser's own prompt.
 *
 * @param onGiveUp - Discards the input: the user leaves without saving.
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
 * Navigates, or asks first when a form on this page has unsaved changes. A change of query params alone does not count
 * as leaving.
 *
 * @param to - Path and query.
 * @param go - Navigates.
 */
export function moveOrAsk(to: string, go: () => void): void {
  const stays = pathOf(to) === globalThis.location.pathname;
  if (guards.size === 0 || stays) go();
  else getDefaultStore().set(waitingMoveAtom, { go });
}

/**
 * Lets the page unload without asking; drafts stay stored. For a reload that cannot wait, such as when another tab has
 * entered or left shadow mode.
 */
export function leaveWithoutAsking(): void {
  guards.clear();
  stopWatching();
}

/** Discards unsaved changes and continues the pending navigation. */
export function giveUpAndGo(move: WaitingMove): void {
  for (const giveUp of guards.values()) giveUp();
  guards.clear();
  stopWatching();
  move.go();
}
