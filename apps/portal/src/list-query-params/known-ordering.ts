/**
 * An order that the server knows: an address is input from outside, and a list must not fail over it.
 *
 * @param fields - Fields the contract lets the list be sorted by.
 * @param ordering - Field name, `-` before it when descending.
 * @returns undefined for what is not among them; the server then takes its own order.
 */
export function knownOrdering<Field extends string>(
  fields: readonly Field[],
  ordering: string | undefined,
): Field | `-${Field}` | undefined {
  const field = fields.find((known) => ordering === known || ordering === `-${known}`);
  if (field === undefined) return undefined;
  return ordering === field ? field : `-${field}`;
}
