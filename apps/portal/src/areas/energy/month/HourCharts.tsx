import type { LineGraphs } from '@vinrod/api-client';
import { SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import { ChartSkeleton, type ChartSkeletonProps } from './ChartSkeleton.tsx';

export interface HourChartsProps {
  readonly query: Query<LineGraphs>;
  /** The charts. */
  readonly of: readonly ChartSkeletonProps['of'][];
}

/** Replaces charts built from hours while those load or after they failed. */
export function HourCharts({ query, of }: HourChartsProps): ReactElement | null {
  if (query.error !== undefined)
    return <LoadError what={t('month.part.uttagsprofil')} error={query.error} onRetry={query.retry} />;
  // Without a site there is nothing to draw.
  if (query.data !== undefined) return null;
  return (
    <>
      {of.map((one, place) => (
        <SkeletonGroup key={place}>
          <ChartSkeleton of={one} />
        </SkeletonGroup>
      ))}
    </>
  );
}
