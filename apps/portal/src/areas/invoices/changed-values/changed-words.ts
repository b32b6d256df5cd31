import type { ChangedDocument } from '@vinrod/api-client';
import { formatNumber } from '@vinrod/ui/format';

import { formatLongPeriod } from '#language/words';

import { t } from './texts.ts';

/** Differences in kWh below this have decimals. */
const small = 10;

/** What has changed since a document was made, in two sentences. */
export function changedWords({
  kind,
  before_kwh: before,
  now_kwh: now,
  day_count: count,
  first_day: start,
  last_day: end,
}: ChangedDocument): string {
  const difference = now - before;
  const decimals = Math.abs(difference) < small ? {} : { decimals: 0 };
  const kwh = (value: number): string => `${formatNumber(value, decimals)}\u00A0kWh`;
  return [
    t(`changedValues.${kind}`, {
      before: kwh(before),
      now: kwh(now),
      difference: `${difference > 0 ? '+' : ''}${kwh(difference)}`,
    }),
    t('changedValues.days', { count, period: formatLongPeriod({ start, end }) }),
  ].join(' ');
}
