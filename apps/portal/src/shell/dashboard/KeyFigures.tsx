import type { Dashboard } from '@vinrod/api-client';
import { HelpPopover } from '@vinrod/ui/help-popover';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement, ReactNode } from 'react';

import { t } from '#messages';
import { TermHelp } from '#shell/glossary';

import { keyFigures, type KeyFigure } from './key-figures.ts';

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
  const source = dashboard?.emission_factor_source ?? undefined;
  const year = dashboard?.emission_factor_year ?? undefined;
  const factorHelp =
    source === undefined || year === undefined ? undefined : (
      <HelpPopover term={t('overview.emissions')}>
        {t('overview.factorHelp', { source, year: String(year) })}
      </HelpPopover>
    );
  const help: Partial<Record<KeyFigure['name'], ReactNode>> = {
    cost: <TermHelp name="energyCost" />,
    emissions: factorHelp,
  };
  return (
    <StatTileRow>
      {figures.map(({ name, ...figure }) => (
        <StatTile
          key={name}
          label={labels[name]}
          isLoading={dashboard === undefined}
          {...figure}
          help={help[name]}
        />
      ))}
    </StatTileRow>
  );
}
