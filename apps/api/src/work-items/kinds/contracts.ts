import { sql } from 'kysely';
import { formatDay } from '@vinrod/locale/day';
import { visibleCompany } from '../../authority/site-scope.ts';
import type { WorkKind } from '../work-kind.ts';

/** Days before its last one in which an agreement is to be renewed. */
const renewalDays = 90;

/** Agreements that end soon. */
export const endingContracts: WorkKind = {
  kind: 'contract_end',
  doneBy: ['updateCustomer'],
  rows: ({
    caller,
    today,
  }) => sql`select company.id::text as id, company.corporate_group_id, company.id as company_id,
      company.contract_end_date as day, null::timestamptz as since, null::integer as part_count,
      null::numeric as amount
    from company where company.status = 'active' and ${visibleCompany(caller)}
      and company.contract_end_date between ${formatDay(today)}::date and ${formatDay(today + renewalDays)}::date`,
  shown: () => ({
    name: sql<string>`(select company.contract_name from company
      where company.corporate_group_id = item.corporate_group_id and company.id = item.company_id)`,
    detail: sql<string>`(select company.name from company
      where company.corporate_group_id = item.corporate_group_id and company.id = item.company_id)`,
  }),
};
