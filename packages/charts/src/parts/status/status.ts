/** Holds the latest message for a live region, outside React so that a message renders nothing else. */
export interface StatusStore {
  get(): string;
  /** Says a message once nothing newer has come for a moment: a held key must not flood a screen reader. */
  say(text: string): void;
  subscribe(listener: () => void): () => void;
}

/** Quiet time before a message is said, ms. */
const quietMs = 150;

/** Makes a status that has said nothing yet. */
export function createStatusStore(): StatusStore {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => text,
    say(next) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        text = next;
        for (const listener of listeners) listener();
      }, quietMs);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
