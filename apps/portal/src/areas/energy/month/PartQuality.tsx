import type { UsageProfiles } from '@vinrod/api-client';
import { formatNumber } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface PartQualityProps {
  /** How the figures of the part came about. */
  readonly of: Pick<UsageProfiles, 'quality' | 'missing_hours'> | undefined;
}

/** How the figures of a part of the report came about, in one word, and how many hours are missing behind them. */
export function PartQuality({ of }: PartQualityProps): ReactElement | null {
  if (of?.quality === undefined) return null;
  const quality = t(`month.quality.${of.quality}`);
  const { missing_hours: missing = 0 } = of;
  return (
    <Text size="small" tone="muted">
      {missing === 0
        ? t('month.qualityOf', { quality })
        : t('month.qualityMissing', { quality, hours: formatNumber(missing) })}
    </Text>
  );
}
