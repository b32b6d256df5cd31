import contract from '../../packages/api-client/openapi/openapi.json' with { type: 'json' };

/** Schemas of what is sent, not shown. */
const SENT = /(Write|Change|Create|Request)$/;
/** How the names of fields that carry a figure end: with their unit, or what they count. */
const UNITS = /(^|_)(kwh|kw|kvar|sek|percent|kg|m2|a|c|missing_hours|utilisation_hours|count|quality)$/;
/** What counts the items of a list, or the digits and seconds of a code, is no figure of a screen. */
const LISTS = /(Page\.count|TimeSheets\.row_count)$/;

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

/** The fields of answers that carry a figure. */
export const figureFields: readonly string[] = [...contractFields].filter(
  (field) =>
    UNITS.test(field.split('.').at(-1) ?? '') && !SENT.test(field.split('.')[0] ?? '') && !LISTS.test(field),
);
