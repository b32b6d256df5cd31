import type { SiteTreeNode } from '@vinrod/api-client';
import { FavoriteToggle } from '@vinrod/ui/favorite-toggle';
import { useMemo, type ReactElement } from 'react';

import { findSite, useToggleFavorite } from '#data';
import { siteViewers } from '#session';
import { notifyFailure } from '#shell/notices';
import { useHasAny } from '#shell/profile';

import * as styles from './FavoriteSite.css.ts';

/** Props of {@link FavoriteSite}. */
export interface FavoriteSiteProps {
  readonly koncern: string;
  readonly tree: readonly SiteTreeNode[] | undefined;
  readonly chosen: ReadonlySet<string>;
}

/** When one site alone is drawn: its name, where it is, and the star that makes it a favourite. */
export function FavoriteSite({ koncern, tree, chosen }: FavoriteSiteProps): ReactElement | null {
  const mayMark = useHasAny(siteViewers);
  const toggle = useToggleFavorite(koncern);
  const [uuid] = chosen.size === 1 ? chosen : [];
  const site = useMemo(
    () => (uuid === undefined || tree === undefined ? undefined : findSite(tree, uuid)),
    [tree, uuid],
  );
  if (site === undefined) return null;
  return (
    <div className={styles.site}>
      {mayMark ? (
        <FavoriteToggle
          name={site.name}
          isFavorite={site.is_favorite}
          onChange={(isFavorite) => void toggle(site.uuid, isFavorite).catch(notifyFailure)}
        />
      ) : null}
      <strong>{site.name}</strong>
      {site.address === null ? null : <span className={styles.address}>{site.address}</span>}
    </div>
  );
}
