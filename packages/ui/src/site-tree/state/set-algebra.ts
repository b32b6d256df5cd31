/** Union of two sets. */
export function union<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a, ...b]);
}

/** Members of the first set that are not in the second. */
export function difference<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a].filter((item) => !b.has(item)));
}

/** Intersection of two sets. */
export function intersection<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a].filter((item) => b.has(item)));
}

/** Whether the second set contains all of the first. */
export function isSubset<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): boolean {
  return a.size <= b.size && [...a].every((item) => b.has(item));
}
