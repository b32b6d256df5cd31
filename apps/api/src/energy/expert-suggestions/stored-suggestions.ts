import type { ExpertSuggestion } from '@vinrod/api-client/contract';
import { sql, type InferResult } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Caller } from '../../server/caller.ts';
import { fullName } from '../../identity/users.ts';
import { sitesIn, wholeCorporateGroup, type SiteScope } from '../../authority/site-scope.ts';
import type { Queries } from '../../store/index.ts';
import { formatDay } from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import type { Period } from '../period.ts';

/**
 * Suggestions of a corporate group that the caller may see: those for visible sites, and those for the corporate group
 * itself when the caller sees all of it.
 */
function suggestionsIn(db: Queries, caller: Caller, scope: SiteScope) {
  const seesWhole = wholeCorporateGroup(caller, scope.corporateGroupId);
  return db
    .selectFrom('expert_suggestion')
    .where('expert_suggestion.corporate_group_id', '=', scope.corporateGroupId)
    .where((eb) =>
      eb.or([
        eb('expert_suggestion.site_id', 'in', sitesIn(db, scope).select('site.id')),
        eb.and([eb('expert_suggestion.site_id', 'is', null), sql<boolean>`${seesWhole}::boolean`]),
      ]),
    )
    .select((eb) => [
      'id',
      'start_date',
      'end_date',
      'category',
      'title',
      'text',
      'calculation',
      'potential_kwh_per_year',
      'potential_sek_per_year',
      'priority',
      'status',
      'created_at',
      'updated_at',
      jsonObjectFrom(
        eb
          .selectFrom('site')
          .select(['site.id', 'site.site_id', 'site.name'])
          .whereRef('site.corporate_group_id', '=', 'expert_suggestion.corporate_group_id')
          .whereRef('site.id', '=', 'expert_suggestion.site_id'),
      ).as('site'),
      jsonObjectFrom(
        eb
          .selectFrom('app_user')
          .select(['app_user.id', 'app_user.first_name', 'app_user.last_name'])
          .whereRef('app_user.id', '=', 'expert_suggestion.author_id'),
      ).as('author'),
    ])
    .orderBy(sql`array_position(array['high', 'medium', 'low'], priority)`)
    .orderBy(sql`potential_sek_per_year desc nulls last`)
    .orderBy('id');
}

type SuggestionRow = InferResult<ReturnType<typeof suggestionsIn>>[number];

function toSuggestion(row: SuggestionRow): ExpertSuggestion {
  return {
    id: row.id,
    site: row.site && { uuid: row.site.id, site_id: row.site.site_id, name: row.site.name },
    period: { start_date: row.start_date, end_date: row.end_date },
    category: row.category,
    title: row.title,
    text: row.text,
    calculation: row.calculation,
    potential_kwh_per_year: row.potential_kwh_per_year,
    potential_sek_per_year: row.potential_sek_per_year,
    priority: row.priority,
    status: row.status,
    author: row.author && { uuid: row.author.id, full_name: fullName(row.author) },
    created_at: formatInstant(row.created_at.getTime()),
    updated_at: formatInstant(row.updated_at.getTime()),
  };
}

/** Filter of suggestions. */
export interface SuggestionFilter {
  readonly scope: SiteScope;
  /** Only those for these sites or for the corporate group as a whole; all when null. */
  readonly siteIds: readonly string[] | null;
  /** Only those whose period overlaps this one. */
  readonly period: Period;
}

/** Suggestions that the caller may see, most important first. */
export async function listSuggestions(
  db: Queries,
  caller: Caller,
  { scope, siteIds, period }: SuggestionFilter,
): Promise<ExpertSuggestion[]> {
  const touching = suggestionsIn(db, caller, scope)
    .where('start_date', '<=', formatDay(period.last))
    .where('end_date', '>=', formatDay(period.first));
  const selected =
    siteIds === null
      ? touching
      : touching.where((eb) =>
          eb.or([
            eb('expert_suggestion.site_id', 'is', null),
            sql<boolean>`expert_suggestion.site_id = any(${[...siteIds]}::uuid[])`,
          ]),
        );
  return (await selected.execute()).map(toSuggestion);
}

/** Suggestions by id, most important first. Omits those that the caller may not see. */
export async function readSuggestions(
  db: Queries,
  caller: Caller,
  scope: SiteScope,
  ids: readonly number[],
): Promise<ExpertSuggestion[]> {
  if (ids.length === 0) return [];
  const rows = await suggestionsIn(db, caller, scope)
    .where(sql<boolean>`expert_suggestion.id = any(${[...ids]}::integer[])`)
    .execute();
  return rows.map(toSuggestion);
}
