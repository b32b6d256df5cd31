/** The hidden series, and the two ways to change them. */
export interface HiddenSeries {
  /** Keys of the hidden series; the same set until it changes. */
  keys(): ReadonlySet<string>;
  toggle(key: string): void;
  /** Hides exactly these. */
  replace(keys: readonly string[]): void;
  /**
   * Shows only one series; called again with the same one, shows all.
   *
   * @param all - Keys of all series.
   */
  showOnly(key: string, all: readonly string[]): void;
}

/**
 * Stores hidden series by key, so that they stay hidden when the same series get new data.
 *
 * @param changed - Called after every change.
 */
export function createHiddenSeries(changed: () => void): HiddenSeries {
  let hidden: ReadonlySet<string> = new Set<string>();
  const hide = (next: ReadonlySet<string>) => {
    hidden = next;
    changed();
  };
  return {
    keys: () => hidden,
    replace: (keys) => hide(new Set(keys)),
    toggle(key) {
      const after = new Set(hidden);
      if (!after.delete(key)) after.add(key);
      hide(after);
    },
    showOnly(key, all) {
      const others = all.filter((one) => one !== key);
      const isOnly = !hidden.has(key) && others.every((one) => hidden.has(one));
      hide(new Set(isOnly ? [] : others));
    },
  };
}
