import { contractDocument } from '../../server/contract.ts';
import { isRecord, resolveReference, type JsonRecord } from '../../server/json-document.ts';

/** Resolves `$ref` and `allOf` at the top of a schema. */
export function wholeSchema(schema: JsonRecord): JsonRecord {
  const { allOf, $ref, ...own } = schema;
  const parts = [...($ref === undefined ? [] : [{ $ref }]), ...(Array.isArray(allOf) ? allOf : [])];
  return parts.reduce<JsonRecord>(
    (whole, part) => ({ ...wholeSchema(resolveReference(contractDocument, part)), ...whole }),
    own,
  );
}

/** Kinds of JSON values that a schema allows, in its order, including `null`. */
export function kindsOf(schema: JsonRecord): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((kind) => typeof kind === 'string');
  if (Array.isArray(schema['enum']) || 'const' in schema) return ['string'];
  return isRecord(schema['properties']) ? ['object'] : ['null'];
}

/** The alternatives of a schema: each of its `oneOf`, or the schema itself. */
export function waysOf(schema: JsonRecord): readonly JsonRecord[] {
  const whole = wholeSchema(schema);
  const { oneOf } = whole;
  return Array.isArray(oneOf) ? oneOf.filter(isRecord).flatMap(waysOf) : [whole];
}

/** Fields of an object with their schemas. */
export function fieldsOf(schema: JsonRecord): readonly (readonly [string, JsonRecord])[] {
  const { properties } = schema;
  return isRecord(properties)
    ? Object.entries(properties).flatMap(([name, field]) => (isRecord(field) ? [[name, field] as const] : []))
    : [];
}

/** Names of an object's required fields. */
export function requiredOf(schema: JsonRecord): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** Schema of the items of a list. */
export function itemsOf(schema: JsonRecord): JsonRecord {
  const { items } = schema;
  return isRecord(items) ? items : {};
}

/** A number under a key of a schema; `otherwise` when there is none. */
export function limitOf(schema: JsonRecord, key: string, otherwise: number): number {
  const limit = schema[key];
  return typeof limit === 'number' ? limit : otherwise;
}
