/** Holds the latest message for a live region. */
export interface Status {
  text(): string;
  /** Announces a message, debounced so that a held key does not flood a screen reader. */
  say(text: string): void;
  /** Cancels a pending message. */
  stop(): void;
}

/** Quiet time before a message is announced, ms. */
const quietMs = 150;

/**
 * Creates a status without a message.
 *
 * @param changed - Called when there is a new message.
 */
export function createStatus(changed: () => void): Status {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text: () => text,
    say(next) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        text = next;
        changed();
      }, quietMs);
    },
    stop: () => clearTimeout(timer),
  };
}
