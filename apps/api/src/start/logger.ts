import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { telemetry } from '../telemetry/telemetry.ts';

/** Property names that carry secrets; their values are not written to the log. */
const secretNames = [
  'password',
  'password_confirm',
  'old_password',
  'new_password',
  'new_password_confirm',
  'otp',
  'code',
  'token',
  'access',
  'refresh',
  'authorization',
  'cookie',
  'email',
  'to',
  'html',
  'text',
  'connectionString',
  'parameters',
];

/**
 * Creates the log: one JSON object per line on the standard output. Errors are written with type, message and stack
 * only, because their other properties may contain user input.
 *
 * @param destination - Alternative output, for tests.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: () => telemetry().fields(),
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '***',
    },
    serializers: {
      err(error: unknown) {
        if (!(error instanceof Error)) return { message: String(error) };
        const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
        return { type: error.name, errorCode, message: error.message, stack: error.stack };
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
