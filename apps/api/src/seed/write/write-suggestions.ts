import { addMonths, startOfMonth, type Day } from '@vinrod/locale/day';
import { proposeSuggestions } from '../../energy/expert-suggestions/propose.ts';
import { storeProposals } from '../../energy/expert-suggestions/store-proposals.ts';
import type { Database, Queries } from '../../store/index.ts';
import { demoId } from '../demo-id.ts';

/** The corporate group with suggestions in the demo, and the expert who has signed some. */
const corporateGroup = 'Norrviken Livs';
const expertEmail = 'karin.aberg@vinrod.example';

/** What the expert did with the most valuable proposals, in order; the rest stays unsigned. */
const signed = ['in_progress', 'new', 'done'] as const;

async function hasSuggestions(db: Queries, corporateGroupId: string): Promise<boolean> {
  const found = await db
    .selectFrom('expert_suggestion')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .limit(1)
    .execute();
  return found.length > 0;
}

async function sign(db: Queries, corporateGroupId: string, now: Date): Promise<void> {
  const best = await db
    .selectFrom('expert_suggestion')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('potential_sek_per_year', 'is not', null)
    .orderBy('potential_sek_per_year', 'desc')
    .orderBy('id')
    .limit(signed.length)
    .execute();
  const expert = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', expertEmail)
    .executeTakeFirstOrThrow();
  for (const [place, { id }] of best.entries()) {
    await db
      .updateTable('expert_suggestion')
      .set({ status: signed[place] ?? 'new', author_id: expert.id, updated_at: now })
      .where('corporate_group_id', '=', corporateGroupId)
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Generates saving proposals from the values of the last twelve full months, once, and signs some of them.
 * @param today - the current local day
 */
export async function writeSuggestions(database: Database, today: Day, now: Date): Promise<void> {
  const { db } = database;
  const corporateGroupId = demoId('corporate group', corporateGroup);
  if (await hasSuggestions(db, corporateGroupId)) return;
  const end = startOfMonth(today);
  const period = { first: addMonths(end, -12), last: end - 1 };
  const scope = { corporateGroupId, companyIds: null, siteGroupIds: [] };
  const { proposals, siteIds } = await proposeSuggestions(db, { scope, siteIds: null, period });
  await database.transaction(async (trx) => {
    await storeProposals(trx, proposals, { corporateGroupId, siteIds, period, now });
    await sign(trx, corporateGroupId, now);
  });
}
