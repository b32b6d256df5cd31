import type { LineGraphs } from '@vinrod/api-client';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

export interface HourChartsProps {
  readonly query: Query<LineGraphs>;
}

/** Replaces charts built from hours while those load or after they failed. */
export function HourCharts({ query }: HourChartsProps): ReactElement | null {
  if (query.error !== undefined)
    return <LoadError what={t('month.part.uttagsprofil')} error={query.error} onRetry={query.retry} />;
  // Without a site there is nothing to draw.
  if (query.data !== undefined) return null;
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
}
