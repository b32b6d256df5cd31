import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { FavoriteFilterState } from './use-favorite-filter.ts';

/** "Alla" or "Favoriter" of a list. */
export function FavoriteFilter({ onlyFavorites, select }: FavoriteFilterState): ReactElement {
  return (
    <SegmentedControl
      label={t('favorites.filter')}
      isLabelHidden
      segments={[
        { value: 'all', label: t('favorites.all') },
        { value: 'favorites', label: t('favorites.only'), icon: Star },
      ]}
      value={onlyFavorites ? 'favorites' : 'all'}
      onChange={(value) => select(value === 'favorites')}
    />
  );
}
