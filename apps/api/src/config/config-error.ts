/** A missing or invalid setting. The message is one sentence for whoever starts the process. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
