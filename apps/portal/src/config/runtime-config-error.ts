/** Configuration is missing or invalid. */
export class RuntimeConfigError extends Error {
  override readonly name = 'RuntimeConfigError';
}
