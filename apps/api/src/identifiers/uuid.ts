const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a value is a uuid in the spelling that the portal writes. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
