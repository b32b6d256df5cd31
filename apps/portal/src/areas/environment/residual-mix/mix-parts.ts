import type { ResidualMix } from '@vinrod/api-client';
import type { SharePart } from '@vinrod/charts';

import { t } from '#messages';

/** The shares of a year, in the order of the law's origin labelling. */
export function mixParts(
  mix: Pick<ResidualMix, 'renewable_percent' | 'nuclear_percent' | 'fossil_percent'>,
): readonly SharePart[] {
  return [
    {
      key: 'renewable',
      label: t('residualMix.renewable'),
      origin: 'renewable',
      value: mix.renewable_percent,
    },
    { key: 'nuclear', label: t('residualMix.nuclear'), origin: 'nuclear', value: mix.nuclear_percent },
    { key: 'fossil', label: t('residualMix.fossil'), origin: 'fossil', value: mix.fossil_percent },
  ];
}
