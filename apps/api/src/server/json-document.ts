/** An object of a JSON document. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The object under a key.
 *
 * @throws Error naming `where` when there is none.
 */
export function recordAt(container: JsonRecord, key: string, where: string): JsonRecord {
  const value = container[key];
  if (!isRecord(value)) throw new Error(`${where} has no object "${key}".`);
  return value;
}

/**
 * The text under a key.
 *
 * @throws Error naming `where` when there is none.
 */
export function textAt(container: JsonRecord, key: string, where: string): string {
  const value = container[key];
  if (typeof value !== 'string') throw new Error(`${where} has no text "${key}".`);
  return value;
}

/**
 * The list under a key.
 *
 * @throws Error naming `where` when there is none.
 */
export function listAt(container: JsonRecord, key: string, where: string): readonly unknown[] {
  const value = container[key];
  if (!Array.isArray(value)) throw new Error(`${where} has no list "${key}".`);
  return value;
}

/**
 * Returns the object, or the one its `$ref` points to within the document.
 *
 * @throws Error when the reference is broken.
 */
export function resolveReference(document: JsonRecord, value: unknown): JsonRecord {
  if (!isRecord(value)) throw new Error('The contract has something else where an object belongs.');
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce((container, key) => recordAt(container, key.replaceAll('~1', '/'), reference), document);
}
