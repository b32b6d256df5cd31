import type { Dashboard } from '@vinrod/api-client';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { FigureTile, type FigureTileProps } from '#shell/figures';

import { InvoicedParts } from './InvoicedParts.tsx';
import { keyFigures, missingFigures, type KeyFigure } from './key-figures.ts';

export interface KeyFiguresProps {
  readonly dashboard: Query<Dashboard>;
  /** uuid of the corporate group whose graph shows what is missing; undefined for users who may not see it. */
  readonly graphOf?: string | undefined;
}

const explained: Readonly<Record<KeyFigure['name'], FigureTileProps['figures']>> = {
  consumption: ['consumption', 'quality', 'previousYear', 'change', 'missingDaysBefore'],
  cost: ['energyCost', 'invoicedCost'],
  power: ['highestPower'],
  emissions: ['emissions', 'emissionFactor'],
};

/**
 * Four key figures of the period, compared with the same period last year. When they cannot be had they are dashes; the
 * section of the consumption says why.
 */
export function KeyFigures({
  dashboard: { data: dashboard, error },
  graphOf,
}: KeyFiguresProps): ReactElement {
  const labels = {
    consumption: t('overview.consumption'),
    cost: t('overview.cost'),
    power: t('overview.power'),
    emissions: t('overview.emissions'),
  };
  const figures = error === undefined ? keyFigures(dashboard, graphOf) : missingFigures;
  const source = dashboard?.emission_factor_source ?? undefined;
  const year = dashboard?.emission_factor_year ?? undefined;
  const factorHelp =
    source === undefined || year === undefined ? undefined : (
      <Text>{t('overview.factorHelp', { source, year: String(year) })}</Text>
    );
  const more: Partial<Record<KeyFigure['name'], ReactNode>> = {
    cost: <InvoicedParts cost={dashboard?.invoiced_cost} />,
    emissions: factorHelp,
  };
  return (
    <StatTileRow>
      {figures.map(({ name, ...figure }) => (
        <FigureTile
          key={name}
          label={labels[name]}
          isLoading={dashboard === undefined && error === undefined}
          {...figure}
          figures={explained[name]}
          moreHelp={more[name]}
        />
      ))}
    </StatTileRow>
  );
}
