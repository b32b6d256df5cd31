/** Anything with named members, as JSON has it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value has named members. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value's members; none when it has none. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
