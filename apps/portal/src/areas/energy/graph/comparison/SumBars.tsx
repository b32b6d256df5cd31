import type { LineGraphs } from '@vinrod/api-client';
import { ComparedBars, type ComparedBarsProps } from '@vinrod/charts';
import type { Period } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';

import type { Comparison } from '../graph-state.ts';
import { ownLabel } from './own-label.ts';

export interface SumBarsProps extends Omit<ComparedBarsProps, 'title' | 'unit'> {
  readonly resolution: LineGraphs['resolution'];
  /** The days of the bars, which are called as what they are compared with. */
  readonly days: Period;
  readonly compare: Comparison;
  /** How many sites are summed. */
  readonly count: number;
}

/** The sum of the sites as bars, with the period that it is compared with (mockup 22). */
export function SumBars({ resolution, days, compare, count, series, ...chart }: SumBarsProps): ReactElement {
  const label = ownLabel(days, compare);
  const named = useMemo(
    () => series.map((one) => (one.comparesWith === undefined ? { ...one, label } : one)),
    [series, label],
  );
  return (
    <ComparedBars
      {...chart}
      series={named}
      title={t('analytics.sumOf', { title: t(`analytics.per.${resolution}`), count })}
      unit="kWh"
    />
  );
}
