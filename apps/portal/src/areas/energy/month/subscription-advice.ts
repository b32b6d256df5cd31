import type { SubscriptionRow } from '@vinrod/api-client';
import { formatCurrent, formatPower } from '@vinrod/ui/format';

import { t } from '#messages';

/** Advice on a subscription. */
export interface Advice {
  readonly text: string;
  /** Highest power of the year, which the advice is based on; the row itself shows that of the period. */
  readonly reason: string | undefined;
  readonly tone: 'warning' | 'info';
}

/** The advice of the server in words; undefined when the subscription is right or nothing is known. */
export function adviceOf({
  assessment,
  recommended_fuse_a: fuse,
  recommended_power_kw: power,
  annual_max_power_kw: peak,
}: SubscriptionRow): Advice | undefined {
  if (assessment !== 'too_small' && assessment !== 'too_large') return undefined;
  const size = fuse === null ? (power === null ? undefined : formatPower(power)) : formatCurrent(fuse);
  if (size === undefined) return undefined;
  const reason =
    peak === null ? undefined : t('month.advice.peak', { power: formatPower(peak, { decimals: 1 }) });
  return assessment === 'too_small'
    ? { text: t('month.advice.raise', { size }), reason, tone: 'warning' }
    : { text: t('month.advice.lower', { size }), reason, tone: 'info' };
}
