/**
 * Validates an ordering from the address, which is untrusted: a list must not fail because of it.
 *
 * @param fields - Fields that the contract lets the list be sorted by.
 * @param ordering - Field name, with a leading `-` when descending.
 * @returns undefined for any other field; the server then uses its own order.
 */
export function knownOrdering<Field extends string>(
  fields: readonly Field[],
  ordering: string | undefined,
): Field | `-${Field}` | undefined {
  const field = fields.find((known) => ordering === known || ordering === `-${known}`);
  if (field === undefined) return undefined;
  return ordering === field ? field : `-${field}`;
}
