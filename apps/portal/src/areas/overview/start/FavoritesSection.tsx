import { EmptyState } from '@vinrod/ui/empty-state';
import type { EnergyUnit, Period } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { LinkButton } from '@vinrod/ui/link-button';
import { Section } from '@vinrod/ui/section';
import { Star } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { selectSites, writeSites, type SiteSelection } from '#selected-sites';
import { favoriteSites, useMarkFavorite, useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { periodQuery, writePeriod, type PeriodChoice } from '#period';
import { useCan } from '#profile';
import { notifyFailure } from '#shell/notices';
import { LoadError } from '#shell/query-state';

import { favoriteGroups, favoriteRows } from './favorite-rows.ts';
import { FavoriteGroup } from './FavoriteGroup.tsx';
import { FavoriteListItem } from './FavoriteListItem.tsx';
import { FavoriteListSkeleton } from './FavoriteListSkeleton.tsx';
import * as styles from './FavoritesSection.css.ts';

/** Favourite sites shown on the overview; the rest are in the analysis. */
const shownFavorites = 4;

/** Favourite groups shown after them; the rest are on their own page. */
const shownGroups = 2;

export interface FavoritesSectionProps {
  readonly corporateGroup: string;
  readonly period: Period;
  readonly choice: PeriodChoice;
  /** Whether the user may see consumption per site. */
  readonly hasTrends: boolean;
  /** That of the page; undefined until it is known, null when each favourite has its own. */
  readonly unit: EnergyUnit | null | undefined;
}

function analyticsAddress(choice: PeriodChoice, sites: SiteSelection): string {
  const params = new URLSearchParams();
  writePeriod(params, choice);
  writeSites(params, sites);
  return `${paths.analytics}?${params.toString()}`;
}

/** User's favourite sites and groups, with their months and change from last year. */
export function FavoritesSection({
  corporateGroup,
  period,
  choice,
  hasTrends,
  unit,
}: FavoritesSectionProps): ReactElement {
  const path = { id: corporateGroup };
  const tree = useOperation('getCorporateGroupSiteTree', { path });
  const markSite = useMarkFavorite('site');
  const markGroup = useMarkFavorite('siteGroup');
  const can = useCan();
  const maySeeGroups = can('view', 'siteGroup');
  const [justRemoved, setJustRemoved] = useState<ReadonlySet<string>>(new Set());
  const all = tree.data === undefined ? [] : favoriteSites(tree.data, justRemoved);
  const shown = all.slice(0, shownFavorites);
  const groups =
    tree.data === undefined || !maySeeGroups
      ? []
      : favoriteGroups(tree.data, justRemoved).slice(0, shownGroups);
  const sites = shown.map((site) => site.uuid);
  const graphs = useOperation(
    'getLineGraphs',
    hasTrends && sites.length > 0
      ? {
          path,
          query: {
            ...periodQuery(period),
            site_id: sites,
            resolution: 'month',
            compare: 'previous_year',
            change: true,
          },
        }
      : undefined,
  );
  /** Keeps an unmarked favourite in place until the page is left, so that it can be marked again. */
  function change(mark: typeof markSite, uuid: string, isFavorite: boolean): void {
    if (!isFavorite) setJustRemoved((before) => new Set(before).add(uuid));
    mark(uuid, isFavorite).catch((error: unknown) => notifyFailure(error));
  }

  return (
    <Section
      title={t('overview.favorites')}
      hasRule
      actions={
        hasTrends && all.length > 0 ? (
          <Link href={analyticsAddress(choice, selectSites(all) ?? { ids: [] })}>
            {t('overview.favorites.all')}
          </Link>
        ) : undefined
      }
    >
      {content()}
    </Section>
  );

  function content(): ReactElement {
    if (tree.error !== undefined)
      return <LoadError what={t('overview.favorites')} error={tree.error} onRetry={tree.retry} />;
    if (tree.data === undefined) return <FavoriteListSkeleton rows={shownFavorites} hasTrends={hasTrends} />;
    if (shown.length === 0 && groups.length === 0) {
      return (
        <EmptyState
          icon={Star}
          title={t('overview.favorites.empty')}
          action={
            hasTrends ? (
              <LinkButton href={paths.analytics} size="sm">
                {t('overview.favorites.toAnalytics')}
              </LinkButton>
            ) : undefined
          }
        >
          {t('overview.favorites.emptyHint')}
        </EmptyState>
      );
    }
    return (
      <>
        <ul className={styles.list}>
          {favoriteRows(shown, hasTrends ? graphs.data : undefined).map((row) => (
            <FavoriteListItem
              key={row.uuid}
              row={row}
              href={hasTrends ? analyticsAddress(choice, { ids: [row.uuid] }) : undefined}
              unit={unit}
              isLoading={graphs.isLoading}
              onChange={(isFavorite) => change(markSite, row.uuid, isFavorite)}
            />
          ))}
          {groups.map((group) => (
            <FavoriteGroup
              key={group.uuid}
              group={group}
              period={period}
              choice={choice}
              unit={unit}
              onChange={(isFavorite) => change(markGroup, group.uuid, isFavorite)}
            />
          ))}
        </ul>
        {graphs.error === undefined ? null : (
          <LoadError what={t('overview.favorites')} error={graphs.error} onRetry={graphs.retry} />
        )}
      </>
    );
  }
}
