import type { WorkItem, WorkItemKind } from '@vinrod/api-client';
import { monthOf } from '@vinrod/ui/format';

import { paths } from '#navigation';

/** When an item is to be done, which is a matter of its kind. */
export type WorkTime = 'today' | 'thisWeek' | 'later';

/** The kinds in their order, by when they are to be done. */
export const kindsByTime: Readonly<Record<WorkTime, readonly WorkItemKind[]>> = {
  today: ['missing_values', 'residual_mix'],
  thisWeek: ['suggestions', 'contract_end', 'overdue_invoice', 'kept_administrator', 'locked_person'],
  later: ['expired_invitation', 'old_draft'],
};

/** Lists that hold every item of a kind, where there is one. */
export const listOfKind: Readonly<Partial<Record<WorkItemKind, string>>> = {
  missing_values: `${paths.missingValues}?koncern=alla`,
  // Open ones by due date: what is late is first, whether it has been reminded of or is being collected.
  overdue_invoice: `${paths.everyOpenInvoice}&ordering=due_date`,
  old_draft: paths.news,
};

function analytics(params: Readonly<Record<string, string>>, sites: readonly string[] = []): string {
  const query = new URLSearchParams(params);
  for (const site of sites) query.append('site_id', site);
  return `${paths.analytics}?${query.toString()}`;
}

/**
 * Where an item is done.
 *
 * @returns undefined when the response lacks what the address needs.
 */
export function placeOf(kind: WorkItemKind, item: WorkItem): string | undefined {
  const corporateGroup = item.corporate_group?.uuid;
  switch (kind) {
    case 'residual_mix':
      return `${paths.residualMix}?edit=${item.detail ?? `new.${item.id}`}`;
    case 'old_draft':
      return paths.editNews(item.id);
    case 'kept_administrator':
    case 'locked_person':
    case 'expired_invitation':
      return corporateGroup === undefined
        ? paths.internalUser(item.id)
        : paths.customerUser(corporateGroup, item.id);
    case 'missing_values':
      return corporateGroup === undefined ? undefined : analytics({ koncern: corporateGroup }, item.sites);
    case 'suggestions':
      return corporateGroup === undefined
        ? undefined
        : analytics({
            koncern: corporateGroup,
            report: 'hour',
            ...(item.day === null ? {} : { month: monthOf(item.day) }),
          });
    case 'contract_end':
      return corporateGroup === undefined || item.company === null
        ? undefined
        : paths.company(corporateGroup, item.company);
    case 'overdue_invoice':
      return corporateGroup === undefined ? undefined : paths.invoiceOf(corporateGroup, item.id);
  }
}
