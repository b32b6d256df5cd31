import { CommandPalette, type PaletteEntry, type PaletteGroup } from '@vinrod/ui/command-palette';
import { formatDate } from '@vinrod/ui/format';
import type { NavItem } from '@vinrod/ui/app-shell';
import { Building2, ReceiptText } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';

import { useSiteTree } from '#data';
import { useKoncernSelection } from '#koncern';
import { t } from '#messages';
import { paths } from '#navigation';
import { mayOpen, routeTable } from '#routes';
import { invoiceViewers, useClient } from '#session';
import { useHasAny, useSignedInUser } from '#shell/profile';

import { bestMatches, siteEntries } from './site-entries.ts';

/** Props of {@link PortalPalette}. */
export interface PortalPaletteProps {
  /** The pages of the reader's menu. */
  readonly screens: readonly NavItem[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Invoices and koncerner that one search shows. */
const fromServer = 5;

function groups(): readonly PaletteGroup[] {
  return [
    { id: 'screens', label: t('search.group.screens') },
    { id: 'sites', label: t('search.group.sites') },
    { id: 'companies', label: t('search.group.companies') },
    { id: 'groups', label: t('search.group.groups') },
    { id: 'invoices', label: t('search.group.invoices') },
    { id: 'koncerner', label: t('search.group.koncerner') },
  ];
}

function pathOf(href: string): string {
  return href.replace(/\?.*$/, '');
}

/** The search over pages, sites, bolag, groups, invoices and, for staff, koncerner. Nothing it finds leads to a 403. */
export function PortalPalette({ screens, isOpen, onOpenChange }: PortalPaletteProps): ReactElement {
  const client = useClient();
  const { profile, permissions } = useSignedInUser();
  const koncern = useKoncernSelection()?.koncern.uuid;
  const tree = useSiteTree(koncern);
  const maySeeInvoices = useHasAny(invoiceViewers);
  const isStaff = profile.user_type === 'internal';
  const known = useMemo(
    () =>
      koncern === undefined || tree.data === undefined
        ? []
        : siteEntries(koncern, tree.data).filter(({ href = '' }) => mayOpen(routeTable, href, permissions)),
    [koncern, tree.data, permissions],
  );
  const commands = screens.map(({ href, label, icon }): PaletteEntry => ({
    id: href,
    label,
    group: 'screens',
    icon,
    href,
  }));

  async function findInvoices(search: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
    if (koncern === undefined || !maySeeInvoices) return [];
    const { results } = await client.invoices.list(koncern, { search, limit: fromServer }, { signal });
    return results.map((invoice) => ({
      id: `invoice:${invoice.uuid}`,
      label: invoice.invoice_number,
      group: 'invoices',
      description: t('search.invoice', {
        company: invoice.customer.name,
        date: formatDate(invoice.due_date),
      }),
      icon: ReceiptText,
      href: paths.invoice(invoice.uuid),
    }));
  }

  async function findKoncerner(search: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
    if (!isStaff || !permissions.has('can_view_corporate_group_list')) return [];
    const { results } = await client.corporateGroups.list({ search, limit: fromServer }, { signal });
    return results.map(({ uuid, name, site_count: count }) => ({
      id: `koncern:${uuid}`,
      label: name,
      group: 'koncerner',
      description: t('search.siteCount', { count }),
      icon: Building2,
      href: paths.koncern(uuid),
    }));
  }

  /** What the browser knows is shown also when the server cannot be asked. */
  async function find(search: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
    const near = bestMatches(known, search);
    const asked = await Promise.allSettled([findInvoices(search, signal), findKoncerner(search, signal)]);
    const failure = asked.find((answer) => answer.status === 'rejected');
    if (failure !== undefined && near.length === 0) throw failure.reason;
    const far = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return [...near, ...far.filter(({ href = '' }) => mayOpen(routeTable, pathOf(href), permissions))];
  }

  return (
    <CommandPalette
      groups={groups()}
      commands={commands}
      findEntries={find}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
