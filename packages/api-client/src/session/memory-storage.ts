import { createListeners } from './listeners.ts';
import type { Session, SessionStorage } from './session.ts';

/**
 * Keeps the session until the page or process ends.
 *
 * @param initial - The session to start with.
 */
export function memoryStorage(initial: Session | null = null): SessionStorage {
  const listeners = createListeners();
  let current = initial;
  return {
    get: () => current,
    set(session) {
      current = session;
      listeners.notify(session);
    },
    subscribe: (listener) => listeners.add(listener),
  };
}
