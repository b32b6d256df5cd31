import type { SiteGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { LinkButton } from '@vinrod/ui/link-button';
import { showToast } from '@vinrod/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { selectSites, writeSites } from '#selected-sites';
import { useInvalidate } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { useClient } from '#session';

export interface SiteGroupActionsProps {
  readonly group: SiteGroup;
}

function graphAddress({ corporate_group: corporateGroup, sites_detail: sites }: SiteGroup): string {
  const params = new URLSearchParams({ koncern: corporateGroup.uuid });
  writeSites(params, selectSites(sites) ?? { ids: [] });
  return `${paths.analytics}?${params.toString()}`;
}

/** What can be done with a site group. */
export function SiteGroupActions({ group }: SiteGroupActionsProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const can = useCan();
  const mayReport = can('view', 'report');

  async function remove(): Promise<void> {
    await client.siteGroups.remove({ path: { id: group.uuid } });
    showToast({ title: t('siteGroup.removed', { name: group.name }) });
    navigate(paths.siteGroups);
    await invalidate('deleteSiteGroup');
  }

  return (
    <>
      {group.can_delete ? (
        <ConfirmDialog
          trigger={<Button icon={Trash2}>{t('siteGroup.remove')}</Button>}
          title={t('siteGroup.removeTitle', { name: group.name })}
          confirmLabel={t('siteGroup.removeConfirm')}
          isIrreversible
          onConfirm={remove}
        >
          {t('siteGroup.removeText')}
        </ConfirmDialog>
      ) : null}
      {group.can_change ? (
        <LinkButton href={paths.editSiteGroup(group.uuid)} icon={Pencil}>
          {t('siteGroup.edit')}
        </LinkButton>
      ) : null}
      {mayReport ? (
        <LinkButton href={graphAddress(group)} variant="primary">
          {t('siteGroup.graph')}
        </LinkButton>
      ) : null}
    </>
  );
}
