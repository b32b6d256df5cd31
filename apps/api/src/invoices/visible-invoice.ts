import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../server/caller.ts';
import { reachesEveryCorporateGroup, visibleSite } from '../authority/site-scope.ts';

/**
 * Condition on `invoice`, over all corporate groups: the caller may see it. A limited view includes the invoices of its
 * companies, and other companies' invoices only when it includes all their sites: an invoice reveals every site on it.
 */
export function visibleInvoice(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  const entries = [...caller.corporateGroups];
  const whole = entries.filter(([, companyIds]) => companyIds === null).map(([id]) => id);
  const companyIds = entries.flatMap(([, ids]) => ids ?? []);
  const lines = sql`invoice_line line where line.corporate_group_id = invoice.corporate_group_id
    and line.invoice_id = invoice.id`;
  return sql<boolean>`(invoice.corporate_group_id = any(${whole}::uuid[])
    or invoice.company_id = any(${companyIds}::uuid[])
    or (invoice.corporate_group_id = any(${entries.map(([id]) => id)}::uuid[])
      and exists (select from ${lines})
      and not exists (select from ${lines} and not exists (
        select from site where site.corporate_group_id = line.corporate_group_id and site.id = line.site_id
          and ${visibleSite(caller)}))))`;
}
