import { useMemo, useState } from 'react';

/** Which series are hidden, and the two ways to change it. */
export interface HiddenSeries {
  /** Keys of the hidden series; the same set until one changes. */
  readonly keys: ReadonlySet<string>;
  isHidden(key: string): boolean;
  toggle(key: string): void;
  /** Shows only one series; asked again for the same one, shows all. */
  showOnly(key: string): void;
}

/**
 * Keeps hidden series by key, so that a choice survives new data for the same series.
 *
 * @param keys Keep the array's identity while it is the same, so that the legend need not render.
 */
export function useHiddenSeries(keys: readonly string[]): HiddenSeries {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set<string>());
  return useMemo(
    () => ({
      keys: hidden,
      isHidden: (key) => hidden.has(key),
      toggle(key) {
        setHidden((before) => {
          const after = new Set(before);
          if (!after.delete(key)) after.add(key);
          return after;
        });
      },
      showOnly(key) {
        setHidden((before) => {
          const others = keys.filter((one) => one !== key);
          const isOnly = !before.has(key) && others.every((one) => before.has(one));
          return new Set(isOnly ? [] : others);
        });
      },
    }),
    [hidden, keys],
  );
}
