import type { Queries } from '../../store/index.ts';
import { formatDay } from '@vinrod/locale/day';
import type { Period } from '../period.ts';
import type { SiteProposal } from './propose.ts';

/** Where proposals belong, and when they were made. */
export interface ProposalRun {
  readonly corporateGroupId: string;
  /** Uuids of the examined sites. */
  readonly siteIds: readonly string[];
  readonly period: Period;
  readonly now: Date;
}

/**
 * Replaces the unsigned proposals for the same sites and period. Those that an expert has signed or rejected stay, and
 * are not proposed again.
 * @returns the ids of the stored proposals
 */
export async function storeProposals(
  db: Queries,
  proposals: readonly SiteProposal[],
  { corporateGroupId, siteIds, period, now }: ProposalRun,
): Promise<number[]> {
  if (siteIds.length === 0) return [];
  const startDate = formatDay(period.first);
  const endDate = formatDay(period.last);
  await db
    .deleteFrom('expert_suggestion')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('site_id', 'in', [...siteIds])
    .where('start_date', '=', startDate)
    .where('end_date', '=', endDate)
    .where('status', '=', 'proposed')
    .execute();
  const signed = await db
    .selectFrom('expert_suggestion')
    .select(['site_id', 'category'])
    .where('corporate_group_id', '=', corporateGroupId)
    .where('site_id', 'in', [...siteIds])
    .where('start_date', '=', startDate)
    .where('end_date', '=', endDate)
    .execute();
  const taken = new Set(signed.map((row) => `${row.site_id} ${row.category}`));
  const rows = proposals
    .filter(({ site, category }) => !taken.has(`${site.id} ${category}`))
    .map((proposal) => ({
      corporate_group_id: corporateGroupId,
      site_id: proposal.site.id,
      start_date: startDate,
      end_date: endDate,
      category: proposal.category,
      title: proposal.title,
      text: proposal.text,
      calculation: proposal.calculation,
      potential_kwh_per_year: proposal.potentialKwhPerYear,
      potential_sek_per_year: proposal.potentialSekPerYear,
      priority: proposal.priority,
      status: 'proposed' as const,
      author_id: null,
      created_at: now,
      updated_at: now,
    }));
  const ids: number[] = [];
  // A statement allows 65 535 parameters.
  for (let start = 0; start < rows.length; start += 1000) {
    const stored = await db
      .insertInto('expert_suggestion')
      .values(rows.slice(start, start + 1000))
      .returning('id')
      .execute();
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}
