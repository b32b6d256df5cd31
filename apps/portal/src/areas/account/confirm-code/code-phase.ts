import type { CodeStepState } from '#navigation';

/** Warn when less than this is left, milliseconds (WCAG 2.2.1). */
const soon = 60_000;

/** Age of the code, and when a new one can be requested. */
export interface CodePhase {
  /** `unknown` when the page was opened without the time the code was sent. */
  readonly age: 'fresh' | 'expires-soon' | 'expired' | 'unknown';
  /** Whole seconds until a new code can be requested; 0 when it can. */
  readonly resendInSeconds: number;
}

/**
 * Phase of the code's life.
 *
 * @param state - What is known about the code.
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
