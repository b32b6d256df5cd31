import { sql } from 'kysely';
import type { Queries } from '../../../store/index.ts';
import { formatTextArray } from '../../meter-day/array-text.ts';
import type { Subscription } from './capacity.ts';

/** A site's subscription with the network company. */
export interface NetworkSubscription extends Subscription {
  readonly gridOwner: string | null;
  readonly gridTariff: string | null;
}

/** Subscriptions by site uuid. */
export async function readSubscriptions(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, NetworkSubscription>> {
  const rows = await db
    .selectFrom('site')
    .select(['id', 'grid_owner', 'grid_tariff', 'subscription_type', 'fuse_size_a', 'subscribed_power_kw'])
    .where('corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`id = any(${formatTextArray(siteIds)}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        gridOwner: row.grid_owner,
        gridTariff: row.grid_tariff,
        type: row.subscription_type,
        fuseA: row.fuse_size_a,
        powerKw: row.subscribed_power_kw,
      },
    ]),
  );
}
