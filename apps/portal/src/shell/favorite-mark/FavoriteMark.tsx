import { FavoriteToggle } from '@vinrod/ui/favorite-toggle';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useMarkFavorite, type FavoriteKind } from '#data';
import { errorText } from '#errors';
import { t } from '#messages';
import { useCan } from '#profile';

export interface FavoriteMarkProps {
  readonly kind: FavoriteKind;
  readonly uuid: string;
  readonly name: string;
  readonly isFavorite: boolean;
}

/**
 * Favourite star of a corporate group, company, site or site group. Fills at once when pressed; reverts with an error
 * when it cannot be saved. Renders nothing without the permission.
 */
export function FavoriteMark({ kind, uuid, name, isFavorite }: FavoriteMarkProps): ReactElement | null {
  const mark = useMarkFavorite(kind);
  const can = useCan();
  if (!can('favorite', kind)) return null;

  function change(requested: boolean): void {
    mark(uuid, requested).catch((error: unknown) => {
      showToast({ tone: 'danger', title: t('favorites.failed', { name }), description: errorText(error) });
    });
  }

  return <FavoriteToggle name={name} isFavorite={isFavorite} onChange={change} />;
}
