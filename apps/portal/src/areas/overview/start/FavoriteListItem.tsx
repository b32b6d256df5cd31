import { seriesFromPoints, Sparkline } from '@vinrod/charts';
import { FavoriteToggle } from '@vinrod/ui/favorite-toggle';
import { energyIn, formatEnergy, type EnergyUnit } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { ChangeText } from '@vinrod/ui/stat-tile';
import { useMemo, type ReactElement } from 'react';

import type { FavoriteRow } from './favorite-rows.ts';
import { FavoriteTrendSkeleton } from './FavoriteListSkeleton.tsx';
import * as styles from './FavoritesSection.css.ts';

export interface FavoriteListItemProps {
  readonly row: FavoriteRow;
  /** Address of the site in the analysis, or of the group; undefined without the permission. */
  readonly href: string | undefined;
  /** That of the page; undefined until it is known, null when each favourite has its own. */
  readonly unit: EnergyUnit | null | undefined;
  readonly isLoading: boolean;
  readonly onChange: (isFavorite: boolean) => void;
}

/** A sum in the unit of the page, with decimals enough for a small one among large. */
function sumIn(unit: EnergyUnit | null, kwh: number | null): string {
  if (unit === null) return formatEnergy(kwh);
  const isSmall = unit !== 'kWh' && Math.abs(energyIn(kwh, unit) ?? 0) < 1;
  return formatEnergy(kwh, isSmall ? { unit, decimals: 3 } : { unit });
}

/** Favourite: star to remove it, name, months, sum and change from last year. */
export function FavoriteListItem({
  row,
  href,
  unit,
  isLoading,
  onChange,
}: FavoriteListItemProps): ReactElement {
  const { name, detail, isFavorite, months, totalKwh, change } = row;
  const trend = useMemo(
    () => (months === undefined || months.length === 0 ? undefined : seriesFromPoints(months, 'month', name)),
    [months, name],
  );
  return (
    <li className={styles.item}>
      <FavoriteToggle name={name} isFavorite={isFavorite} onChange={onChange} />
      <div className={styles.words}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link href={href} tone="inherit" isStandalone>
            <span className={styles.name}>{name}</span>
          </Link>
        )}
        <span className={styles.detail}>{detail}</span>
      </div>
      {isLoading || (unit === undefined && trend !== undefined) ? <FavoriteTrendSkeleton /> : null}
      {trend === undefined || unit === undefined || isLoading ? null : (
        <>
          <div className={styles.trend}>
            <Sparkline data={trend} unit="kWh" />
          </div>
          <div className={styles.sum}>
            <span className={styles.total}>{sumIn(unit, totalKwh)}</span>
            {change === undefined ? null : <ChangeText change={change} rise="neutral" />}
          </div>
        </>
      )}
    </li>
  );
}
