import type { LineGraphs } from '@vinrod/api-client';
import { ComparedBars, type ComparedBarsProps } from '@vinrod/charts';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface SumBarsProps extends Omit<ComparedBarsProps, 'title' | 'unit'> {
  readonly resolution: LineGraphs['resolution'];
  /** How many sites are summed. */
  readonly count: number;
}

/** The sum of the sites as bars, with the period that it is compared with (mockup 22). */
export function SumBars({ resolution, count, ...chart }: SumBarsProps): ReactElement {
  return (
    <ComparedBars
      {...chart}
      title={t('analytics.sumOf', { title: t(`analytics.per.${resolution}`), count })}
      unit="kWh"
    />
  );
}
