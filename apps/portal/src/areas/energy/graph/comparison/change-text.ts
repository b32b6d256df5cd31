import type { ConsumptionChange } from '@vinrod/api-client';
import { formatInteger, MISSING } from '@vinrod/ui/format';

import { t } from '#messages';

/** Number that always has a sign: "+2 277", "−335", "0"; a missing one is "–". */
export function signedText(value: number | null): string {
  if (value === null) return MISSING;
  const text = formatInteger(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** Explains a missing change; undefined when there is one. */
export function gapText({ change_percent_reason: reason }: ConsumptionChange): string | undefined {
  return reason === null ? undefined : t(`analytics.gap.${reason}`);
}
