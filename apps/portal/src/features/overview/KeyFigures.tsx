import type { Dashboard } from '@vinrod/api-client';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { keyFigures } from './key-figures.ts';

/** Props of {@link KeyFigures}. */
export interface KeyFiguresProps {
  /** Undefined while it loads. */
  readonly dashboard: Dashboard | undefined;
}

/** The four key figures of the period beside the same period last year. */
export function KeyFigures({ dashboard }: KeyFiguresProps): ReactElement {
  const labels = {
    consumption: t('overview.consumption'),
    cost: t('overview.cost'),
    power: t('overview.power'),
    emissions: t('overview.emissions'),
  };
  const figures = keyFigures(dashboard);
  return (
    <StatTileRow>
      {figures.map(({ name, ...figure }) => (
        <StatTile key={name} label={labels[name]} isLoading={dashboard === undefined} {...figure} />
      ))}
    </StatTileRow>
  );
}
