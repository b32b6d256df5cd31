/** Seeded random numbers: the same seed gives the same ones on every machine. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  fraction(): number;
  /** A whole number from `first` to `last`, both included. */
  whole(first: number, last: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /**
   * A random item.
   *
   * @throws Error when there is none.
   */
  pick<Item>(items: readonly Item[]): Item;
}

/** 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates the numbers of a seed (mulberry32). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (first: number, last: number): number => first + Math.floor(fraction() * (last - first + 1));
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
