import type { Site } from '@vinrod/api-client';
import { addMonths, monthOf, type Period } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { periodQuery } from '#period';
import { useCan } from '#profile';
import { FigureTile } from '#shell/figures';
import { usePrintedPeriod } from '#shell/print-margins';

import {
  annualFigure,
  latestFigure,
  powerFigure,
  priceFigure,
  subscriptionFigure,
  yearFigure,
  yearRoom,
  yearSoFar,
  type SiteFigure,
} from './site-figures.ts';
import { useSiteCoverage, useSiteMonthReport } from '../queries/site-report-queries.ts';

export interface SiteFiguresProps {
  readonly site: Site;
}

interface ShownFigure extends SiteFigure {
  readonly isLoading: boolean;
}

/** Figure from the site itself, available at once. */
function known(figure: SiteFigure): ShownFigure {
  return { ...figure, isLoading: false };
}

/** Same days a year before; 29 February becomes the 28th. */
function yearBefore({ start, end }: Period): Period {
  const month = addMonths(monthOf(end), -12);
  const day = end.slice(5) === '02-29' ? '28' : end.slice(8);
  return { start: `${addMonths(monthOf(start), -12)}-01`, end: `${month}-${day}` };
}

/**
 * Key figures of a site (mockup 09): consumption, power, price and latest value. Users who may not see the monthly
 * report get the site's contract instead.
 */
export function SiteFigures({ site }: SiteFiguresProps): ReactElement {
  const can = useCan();
  const maySeeGraphs = can('view', 'lineGraph');
  const maySeeMonths = can('view', 'monthlyReport');
  const maySeeHours = can('view', 'timeReport');
  const corporateGroup = site.corporate_group.uuid;
  const period = yearSoFar(site);
  usePrintedPeriod(period);
  const request = period === undefined ? undefined : { corporateGroup, site: site.uuid, period };
  const graphs = useOperation(
    'getLineGraphs',
    period === undefined || !maySeeGraphs
      ? undefined
      : {
          path: { id: corporateGroup },
          query: {
            ...periodQuery(period),
            site_id: [site.uuid],
            resolution: 'month',
            compare: 'previous_year',
            change: true,
          },
        },
  );
  const report = useSiteMonthReport(
    request === undefined || !maySeeMonths ? undefined : { ...request, before: yearBefore(request.period) },
  );
  const coverage = useSiteCoverage(
    request === undefined || !maySeeHours
      ? undefined
      : { ...request, period: { start: `${monthOf(request.period.end)}-01`, end: request.period.end } },
  );
  const figures: readonly ShownFigure[] = [
    ...(maySeeGraphs
      ? [
          {
            ...yearFigure(period, graphs.data),
            ...(graphs.isLoading ? yearRoom(period) : {}),
            isLoading: graphs.isLoading,
          },
        ]
      : []),
    ...(maySeeMonths
      ? [
          { ...powerFigure(report.data), isLoading: report.isLoading },
          { ...priceFigure(report.data), isLoading: report.isLoading },
        ]
      : [known(annualFigure(site)), known(subscriptionFigure(site))]),
    known(latestFigure(site, coverage)),
  ];
  return (
    <StatTileRow>
      {figures.map(({ label, ...figure }) => (
        <FigureTile key={label} label={label} {...figure} />
      ))}
    </StatTileRow>
  );
}
