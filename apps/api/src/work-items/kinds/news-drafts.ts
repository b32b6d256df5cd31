import { sql } from 'kysely';
import { dayMs } from '@vinrod/locale/clock';
import type { WorkKind } from '../work-kind.ts';

/** Days after which a draft that nobody touches is forgotten rather than in work. */
const patience = 7;

/** Drafts of news that have been left. */
export const oldDrafts: WorkKind = {
  kind: 'old_draft',
  doneBy: ['updateNews'],
  rows: ({
    now,
  }) => sql`select news.id::text as id, null::uuid as corporate_group_id, null::uuid as company_id,
      null::date as day, news.updated_at as since, null::integer as part_count, null::numeric as amount
    from news where news.status = 'draft' and news.updated_at <= ${new Date(now.getTime() - patience * dayMs)}`,
  shown: () => ({
    name: sql<string>`(select news.title from news where news.id = item.id::uuid)`,
    detail: sql<string | null>`(select app_user.first_name || ' ' || app_user.last_name
      from news join app_user on app_user.id = news.author_id where news.id = item.id::uuid)`,
  }),
};
