import type { Site } from '@vinrod/api-client';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { useLineGraphs } from '#data';
import { graphViewers } from '#session';
import { useHasAny } from '#shell/profile';

import { annualFigure, latestFigure, subscriptionFigure, yearFigure, yearSoFar } from './site-figures.ts';

/** Props of {@link SiteFigures}. */
export interface SiteFiguresProps {
  readonly site: Site;
}

/** The key figures of a site. Those of graphs only for who may see graphs. */
export function SiteFigures({ site }: SiteFiguresProps): ReactElement {
  const maySeeGraphs = useHasAny(graphViewers);
  const period = maySeeGraphs ? yearSoFar(site) : undefined;
  const graphs = useLineGraphs(
    period === undefined
      ? undefined
      : {
          koncern: site.corporate_group.uuid,
          period,
          sites: [site.uuid],
          resolution: 'month',
          compare: 'previous_year',
        },
  );
  const figures = [annualFigure(site), subscriptionFigure(site), latestFigure(site)];
  const { label, ...year } = yearFigure(period, graphs.data);
  return (
    <StatTileRow>
      {maySeeGraphs ? <StatTile key={label} label={label} isLoading={graphs.isLoading} {...year} /> : null}
      {figures.map(({ label: name, ...figure }) => (
        <StatTile key={name} label={name} {...figure} />
      ))}
    </StatTileRow>
  );
}
