import type { UsageProfiles } from '@vinrod/api-client';
import { formatNumber } from '@vinrod/ui/format';
import { SkeletonLine } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface PartQualityProps {
  /** Quality of the part's figures. */
  readonly of: Pick<UsageProfiles, 'quality' | 'missing_hours'> | undefined;
  readonly isLoading: boolean;
}

/** Quality of a part's figures, in a word, and the number of missing hours. */
export function PartQuality({ of, isLoading }: PartQualityProps): ReactElement | null {
  if (isLoading && of === undefined) {
    return (
      <Text size="small">
        <SkeletonLine width={106} />
      </Text>
    );
  }
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
