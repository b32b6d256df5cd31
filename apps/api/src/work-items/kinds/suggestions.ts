import { sql } from 'kysely';
import { visibleCorporateGroup } from '../../authority/site-scope.ts';
import type { WorkKind } from '../work-kind.ts';

/** Generated suggestions that no expert has signed or refused, by corporate group. */
export const unreviewedSuggestions: WorkKind = {
  kind: 'suggestions',
  doneBy: ['updateExpertSuggestions'],
  rows: ({ caller }) => sql`select corporate_group.id::text as id, corporate_group.id as corporate_group_id,
      null::uuid as company_id, max(suggestion.start_date) as day, null::timestamptz as since,
      count(*)::integer as part_count, sum(suggestion.potential_sek_per_year) as amount
    from expert_suggestion suggestion
    join corporate_group on corporate_group.id = suggestion.corporate_group_id
    where suggestion.status = 'proposed' and ${visibleCorporateGroup(caller)}
    group by corporate_group.id`,
  order: sql`item.amount desc nulls last`,
  shown: () => ({}),
};
