import { sql } from 'kysely';
import type { InvoiceSum, WorkFigures } from '@vinrod/api-client/contract';
import { formatDay } from '@vinrod/locale/day';
import { dayMs } from '@vinrod/locale/clock';
import { isOpenTo } from '../authority/open-operations.ts';
import { visibleCorporateGroup } from '../authority/site-scope.ts';
import { toSek } from '../invoices/sek.ts';
import type { Ore } from '../quantities/quantities.ts';
import { isOverdue, openInvoices } from './kinds/invoices.ts';
import { countSuppliedSites } from '../energy/missing-values/supplied-sites.ts';
import { examinedFor } from './kinds/missing-values.ts';
import type { WorkAsked } from './work-kind.ts';

/** Days that count as recent for sign-ins. */
const recentDays = 7;

interface InvoiceSums {
  readonly count: number;
  readonly groups: number;
  readonly ore: Ore;
  readonly overdue_count: number;
  readonly overdue_groups: number;
  readonly overdue_ore: Ore;
}

async function readInvoices(asked: WorkAsked): Promise<readonly [open: InvoiceSum, overdue: InvoiceSum]> {
  const overdue = sql`filter (where ${isOverdue(asked)})`;
  const { rows } = await sql<InvoiceSums>`
    select count(*) as count, count(distinct corporate_group_id) as groups,
      coalesce(sum(remaining_ore), 0)::bigint as ore, count(*) ${overdue} as overdue_count,
      count(distinct corporate_group_id) ${overdue} as overdue_groups,
      coalesce(sum(remaining_ore) ${overdue}, 0)::bigint as overdue_ore
    from ${openInvoices(asked)} as invoice`.execute(asked.deps.database.db);
  const [row] = rows;
  return [
    { count: row?.count ?? 0, corporate_group_count: row?.groups ?? 0, remaining_sek: toSek(row?.ore ?? 0) },
    {
      count: row?.overdue_count ?? 0,
      corporate_group_count: row?.overdue_groups ?? 0,
      remaining_sek: toSek(row?.overdue_ore ?? 0),
    },
  ];
}

async function readSignIns({ deps, caller, now }: WorkAsked): Promise<WorkFigures['sign_ins']> {
  const { rows } = await sql<{ users: number; groups: number; all_groups: number }>`
    select count(distinct app_user.id) as users, count(distinct corporate_group.id) as groups,
      (select count(*) from corporate_group where ${visibleCorporateGroup(caller)}) as all_groups
    from app_user
    join user_corporate_group member on member.user_id = app_user.id
    join corporate_group on corporate_group.id = member.corporate_group_id
    where app_user.user_type = 'external' and ${visibleCorporateGroup(caller)}
      and app_user.last_login_at > ${new Date(now.getTime() - recentDays * dayMs)}`.execute(deps.database.db);
  return {
    user_count: rows[0]?.users ?? 0,
    corporate_group_count: rows[0]?.groups ?? 0,
    of_corporate_groups: rows[0]?.all_groups ?? 0,
  };
}

/**
 * Figures over all corporate groups that the caller sees, each as far as they may see what it counts.
 *
 * @param missingSiteCount - Sites without values, as the list of what waits has counted them.
 */
export async function readWorkFigures(asked: WorkAsked, missingSiteCount: number): Promise<WorkFigures> {
  const { caller } = asked;
  const [open, overdue] = isOpenTo(caller, 'listInvoices') ? await readInvoices(asked) : [null, null];
  return {
    meter_values: isOpenTo(caller, 'listMissingValues')
      ? {
          day: formatDay(asked.today - 1),
          site_count: await countSuppliedSites(asked.deps.database.db, examinedFor(asked)),
          missing_site_count: missingSiteCount,
        }
      : null,
    open_invoices: open,
    overdue_invoices: overdue,
    sign_ins: isOpenTo(caller, 'listCustomerUsers') ? await readSignIns(asked) : null,
  };
}
