import { sql } from 'kysely';
import { partsOf } from '@vinrod/locale/day';
import type { WorkKind } from '../work-kind.ts';

/** First day on which the figures of the year before are expected: they are published at the end of May. */
const expected = { month: 6, day: 1 };

/** The latest year that should have a residual mix when it has none, and years whose mix is still preliminary. */
export const missingResidualMixes: WorkKind = {
  kind: 'residual_mix',
  doneBy: ['createResidualMix', 'updateResidualMix'],
  rows: ({ today }) => {
    const { year, month } = partsOf(today);
    const latest = month < expected.month ? year - 2 : year - 1;
    return sql`select due.year::text as id, null::uuid as corporate_group_id, null::uuid as company_id,
        make_date(due.year + 1, ${expected.month}::integer, ${expected.day}::integer) as day,
        null::timestamptz as since, null::integer as part_count, null::numeric as amount
      from (select mix.year from residual_mix mix where mix.is_preliminary and mix.year <= ${latest}
        union select ${latest}::integer where not exists (select from residual_mix mix where mix.year = ${latest})
      ) as due (year)`;
  },
  shown: () => ({
    name: sql<string>`item.id`,
    detail: sql<string | null>`(select mix.id::text from residual_mix mix where mix.year = item.id::integer)`,
  }),
};
