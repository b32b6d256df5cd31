import type { InstantText } from '@vinrod/api-client';

import { formatTextTime } from '#language';

/** How long before its end the banner counts the minutes, in minutes. */
const warningMinutes = 5;

const minuteMs = 60_000;

/** How much is left of a shadow session. */
export type ShadowTime =
  /** Its end is not known, or the clock of the device says that it has passed: only the server knows better. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'until'; readonly time: string }
  | { readonly kind: 'soon'; readonly minutes: number };

/**
 * What to say of the end of a shadow session.
 *
 * @param expiresAt - ISO 8601.
 * @param now - Milliseconds since 1970, by the clock of the device.
 */
export function shadowTime(expiresAt: InstantText | undefined, now: number): ShadowTime {
  const end = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  if (Number.isNaN(end) || end <= now || expiresAt === undefined) return { kind: 'unknown' };
  const minutes = Math.ceil((end - now) / minuteMs);
  return minutes > warningMinutes
    ? { kind: 'until', time: formatTextTime(expiresAt) }
    : { kind: 'soon', minutes };
}

/**
 * Milliseconds until the words change or the session ends; undefined when nothing more will happen.
 *
 * @param expiresAt - ISO 8601.
 * @param now - Milliseconds since 1970.
 */
export function untilNextChange(expiresAt: InstantText | undefined, now: number): number | undefined {
  const end = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  if (Number.isNaN(end) || end <= now) return undefined;
  const left = end - now;
  const counted = warningMinutes * minuteMs;
  return left > counted ? left - counted : left % minuteMs || minuteMs;
}
