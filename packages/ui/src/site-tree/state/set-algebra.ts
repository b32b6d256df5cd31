/** Everything in either set. */
export function union<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a, ...b]);
}

/** What is in the first set and not in the second. */
export function difference<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a].filter((item) => !b.has(item)));
}

/** What is in both sets. */
export function intersection<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> {
  return new Set([...a].filter((item) => b.has(item)));
}

/** Whether the second set holds everything of the first. */
export function isSubset<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): boolean {
  return a.size <= b.size && [...a].every((item) => b.has(item));
}
