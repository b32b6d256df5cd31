import type { ConsumptionChange } from '@vinrod/api-client';
import { formatInteger, MISSING } from '@vinrod/ui/format';

import { t } from '#messages';

/** A number with its sign always written: "+2 277", "−335", "0"; a missing one as "–". */
export function signedText(value: number | null): string {
  if (value === null) return MISSING;
  const text = formatInteger(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** Why a change is not told; undefined when it is. */
export function gapText({ change_percent_reason: reason }: ConsumptionChange): string | undefined {
  return reason === null ? undefined : t(`analytics.gap.${reason}`);
}
