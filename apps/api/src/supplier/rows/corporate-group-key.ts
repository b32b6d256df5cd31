import { sql } from 'kysely';

/** What rows call a corporate group: the supplier's key, or our uuid while one made in the portal has none. */
export const corporateGroupKey = sql<string>`coalesce(corporate_group.supplier_key, corporate_group.id::text)`;
