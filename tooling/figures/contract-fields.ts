import contract from '../../packages/api-client/openapi/openapi.json' with { type: 'json' };

/** Schemas of requests, and of the rows that the supplier's own systems put, which are not shown. */
const sent = /(Write|Change|Create|Request)$|^Supplier[A-Z]/;
/** Endings of field names with a figure: the unit, or the counted items. */
const units = /(^|_)(kwh|kw|kvar|sek|percent|kg|m2|a|c|missing_hours|utilisation_hours|count|quality)$/;
/** Counts of list items, and of the digits and seconds of a code, are not figures on a screen. */
const lists = /(Page\.count|TimeSheets\.row_count)$/;

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function fieldsOf(schema: unknown, path: string): readonly string[] {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const several = property(schema, key);
    return Array.isArray(several) ? several : [];
  });
  const own = Object.entries(property(schema, 'properties') ?? {}).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...fieldsOf(inner, `${path}.${name}`),
    ...fieldsOf(property(inner, 'items'), `${path}.${name}`),
  ]);
  return [...own, ...parts.flatMap((part) => fieldsOf(part, path))];
}

/** Every field of the contract's schemas, `Schema.field`. */
export const contractFields: ReadonlySet<string> = new Set(
  Object.entries(contract.components.schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
);

/** The response fields with a figure. */
export const figureFields: readonly string[] = [...contractFields].filter(
  (field) =>
    units.test(field.split('.').at(-1) ?? '') && !sent.test(field.split('.')[0] ?? '') && !lists.test(field),
);
