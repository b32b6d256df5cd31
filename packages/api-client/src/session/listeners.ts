import { detached } from './detached.ts';
import type { Session, SessionListener } from './session.ts';

/** The listeners of a storage. */
export interface Listeners {
  /** Number of listeners. */
  size(): number;
  add(listener: SessionListener): () => void;
  notify(session: Session | null): void;
}

/** Keeps listeners; the same function added twice is called twice. */
export function createListeners(): Listeners {
  let entries: readonly { readonly listener: SessionListener }[] = [];
  return {
    size: () => entries.length,
    add(listener) {
      const entry = { listener };
      entries = [...entries, entry];
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    notify(session) {
      for (const { listener } of entries) detached(() => listener(session));
    },
  };
}
