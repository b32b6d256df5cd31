import type { SiteTreeNode } from '@vinrod/api-client';
import { useMemo, type ReactElement } from 'react';

import { findSite } from '#data';
import { FavoriteMark } from '#shell/favorite-mark';

import * as styles from './FavoriteSite.css.ts';

export interface FavoriteSiteProps {
  readonly tree: readonly SiteTreeNode[] | undefined;
  readonly selected: ReadonlySet<string>;
}

/** Name, address and favourite star, shown when a single site is drawn. */
export function FavoriteSite({ tree, selected }: FavoriteSiteProps): ReactElement | null {
  const [uuid] = selected.size === 1 ? selected : [];
  const site = useMemo(
    () => (uuid === undefined || tree === undefined ? undefined : findSite(tree, uuid)),
    [tree, uuid],
  );
  if (site === undefined) return null;
  return (
    <div className={styles.site}>
      <FavoriteMark kind="site" uuid={site.uuid} name={site.name} isFavorite={site.is_favorite} />
      <strong>{site.name}</strong>
      {site.address === null ? null : <span className={styles.address}>{site.address}</span>}
    </div>
  );
}
