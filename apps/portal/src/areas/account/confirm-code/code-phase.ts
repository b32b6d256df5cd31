import type { CodeStepState } from '#navigation';

/** Below this many milliseconds left the reader is warned (WCAG 2.2.1). */
const soon = 60_000;

/** How old the code is, and when a new one may be asked for. */
export interface CodePhase {
  /** `unknown` when the step was opened without knowing when the code was sent. */
  readonly age: 'fresh' | 'expires-soon' | 'expired' | 'unknown';
  /** Whole seconds until a new code may be asked for; 0 when it may. */
  readonly resendInSeconds: number;
}

/**
 * Where in the life of the code the reader is.
 *
 * @param state - What is known of the code.
 * @param now - Milliseconds since 1970.
 */
export function codePhase(
  { expiresAt, resendAt }: Pick<CodeStepState, 'expiresAt' | 'resendAt'>,
  now: number,
): CodePhase {
  const resendInSeconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  if (expiresAt === undefined) return { age: 'unknown', resendInSeconds };
  const left = expiresAt - now;
  return { age: left <= 0 ? 'expired' : left < soon ? 'expires-soon' : 'fresh', resendInSeconds };
}
