import { atom, getDefaultStore } from 'jotai';

/** A move to another page that waits for the reader's word. */
export interface WaitingMove {
  readonly go: () => void;
}

/** The move that waits; undefined when none does. */
export const waitingMoveAtom = atom<WaitingMove | undefined>(undefined);

/** What to do for each guarded form when the reader leaves without saving. */
const guards = new Map<object, () => void>();

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Makes leaving ask, until the returned function is called. Closing or reloading the page asks in the browser's own
 * words. The browser's way back cannot be held up: what was typed is found again instead.
 *
 * @param onGiveUp - Forgets what was typed: the reader leaves without saving.
 */
export function guardLeaving(onGiveUp: () => void): () => void {
  const guard = {};
  guards.set(guard, onGiveUp);
  if (guards.size === 1) globalThis.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) globalThis.removeEventListener('beforeunload', onBeforeUnload);
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
  globalThis.removeEventListener('beforeunload', onBeforeUnload);
}

/** Makes the move that waits, without saving. */
export function giveUpAndGo(move: WaitingMove): void {
  for (const giveUp of guards.values()) giveUp();
  guards.clear();
  globalThis.removeEventListener('beforeunload', onBeforeUnload);
  move.go();
}
