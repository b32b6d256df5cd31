/** The first save of something new, which several may ask for at once. */
export interface FirstSave<Saved> {
  /** Saves it unless that is done or under way: everybody gets the same. What failed can be tried again. */
  readonly save: (store: () => Promise<Saved>) => Promise<Saved>;
  /** What was saved or is being saved; undefined when nobody has begun. */
  readonly begun: () => Promise<Saved> | undefined;
  /** It is saved no longer. */
  readonly forget: () => void;
}

/** Makes sure that something new is saved once. */
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
