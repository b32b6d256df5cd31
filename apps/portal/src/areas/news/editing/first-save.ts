/** First save of a new entity, which several callers may start at once. */
export interface FirstSave<Saved> {
  /** Saves unless that is done or in progress: every caller gets the same result. A failed save can be retried. */
  readonly save: (store: () => Promise<Saved>) => Promise<Saved>;
  /** The completed or ongoing save; undefined when none has started. */
  readonly begun: () => Promise<Saved> | undefined;
  /** Discards the save: the next one starts over. */
  readonly forget: () => void;
}

/** Makes sure that a new entity is created only once. */
export function firstSave<Saved>(): FirstSave<Saved> {
  let begun: Promise<Saved> | undefined;
  return {
    save: (store) => {
      if (begun === undefined) {
        const saving = store();
        begun = saving;
        saving.catch(() => {
          if (begun === saving) begun = undefined;
        });
      }
      return begun;
    },
    begun: () => begun,
    forget: () => {
      begun = undefined;
    },
  };
}
