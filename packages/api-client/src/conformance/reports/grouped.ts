import type { Result } from '../result.ts';

/** Results by a key, in the order in which the keys came. */
export function grouped<Key>(
  results: readonly Result[],
  keyOf: (result: Result) => Key,
): ReadonlyMap<Key, readonly Result[]> {
  const groups = new Map<Key, Result[]>();
  for (const result of results) {
    const group = groups.get(keyOf(result));
    if (group === undefined) groups.set(keyOf(result), [result]);
    else group.push(result);
  }
  return groups;
}
