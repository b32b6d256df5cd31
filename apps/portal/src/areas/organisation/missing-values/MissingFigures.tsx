import type { MissingValuePage } from '@vinrod/api-client';
import { EN_DASH, formatInteger, type Quantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { formatDayAndMonth } from '#language/words';
import { FigureTile } from '#shell/figures';

import { t } from './texts.ts';

export interface MissingFiguresProps {
  readonly list: Query<MissingValuePage>;
}

const none: Quantity = { figure: EN_DASH, unit: '' };

function whole(figure: number): Quantity {
  return { figure: formatInteger(figure), unit: '' };
}

/** How many sites and days lack values, since when, and at which grid owner most. */
export function MissingFigures({ list: { data, error } }: MissingFiguresProps): ReactElement {
  const isLoading = data === undefined && error === undefined;
  const owners = data?.grid_owners ?? [];
  const sum = (of: 'site_count' | 'day_count'): number =>
    owners.reduce((total, owner) => total + owner[of], 0);
  const [first] = owners.map(({ since }) => since).toSorted();
  const [most] = owners;
  return (
    <StatTileRow>
      <FigureTile
        label={t('missingValues.sites')}
        figures={['missingSites']}
        isLoading={isLoading}
        value={data === undefined ? none : whole(sum('site_count'))}
        comparison={
          data === undefined
            ? EN_DASH
            : t('missingValues.sitesOf', { count: formatInteger(data.supplied_site_count) })
        }
      />
      <FigureTile
        label={t('missingValues.days')}
        figures={['missingDays']}
        isLoading={isLoading}
        value={data === undefined ? none : whole(sum('day_count'))}
        comparison={
          first === undefined
            ? t('missingValues.noDay')
            : t('missingValues.firstDay', { day: formatDayAndMonth(first) })
        }
      />
      <FigureTile
        label={t('missingValues.most')}
        figures={['missingSites']}
        isLoading={isLoading}
        value={
          most === undefined
            ? none
            : {
                figure: formatInteger(most.site_count),
                unit: t('missingValues.mostUnit', { count: most.site_count }),
              }
        }
        comparison={
          most === undefined
            ? t('missingValues.nobody')
            : t('missingValues.mostOwner', {
                name: most.grid_owner ?? t('missingValues.noOwner'),
                groups: most.corporate_group_count,
              })
        }
      />
    </StatTileRow>
  );
}
