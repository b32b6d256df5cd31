import type { InstantText } from '@vinrod/api-client';

import { formatTextTime } from '#language';

/** The banner counts down from this many minutes before expiry. */
const warningMinutes = 5;

const minuteMs = 60_000;

/** Time left of a shadow session. */
export type ShadowTime =
  /** Expiry is not known, or has passed by the device's clock: only the server can say. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'until'; readonly time: string }
  | { readonly kind: 'soon'; readonly minutes: number };

/**
 * Time left of a shadow session, for display.
 *
 * @param expiresAt - ISO 8601.
 * @param now - Milliseconds since 1970, by the device's clock.
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
 * Milliseconds until the text changes or the session expires; undefined when nothing more will happen.
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
