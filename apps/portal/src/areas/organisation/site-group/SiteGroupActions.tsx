import type { SiteGroup } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { LinkButton } from '@vinrod/ui/link-button';
import { Menu } from '@vinrod/ui/menu';
import { showToast } from '@vinrod/ui/toast';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
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

/** Actions on a site group. */
export function SiteGroupActions({ group }: SiteGroupActionsProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const can = useCan();
  const mayReport = can('view', 'report');
  const [isAsked, setAsked] = useState(false);

  async function remove(): Promise<void> {
    await client.siteGroups.remove({ path: { id: group.uuid } });
    showToast({ title: t('siteGroup.removed', { name: group.name }) });
    navigate(paths.siteGroups);
    await invalidate('deleteSiteGroup');
  }

  return (
    <>
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
      {group.can_delete ? (
        <>
          <Menu
            placement="bottom end"
            trigger={
              <IconButton
                icon={Ellipsis}
                label={t('organisation.more', { name: group.name })}
                variant="secondary"
              />
            }
            sections={[
              {
                id: 'group',
                label: t('organisation.more', { name: group.name }),
                items: [
                  {
                    id: 'remove',
                    label: t('siteGroup.remove'),
                    icon: Trash2,
                    onAction: () => setAsked(true),
                  },
                ],
              },
            ]}
          />
          <ConfirmDialog
            isOpen={isAsked}
            onOpenChange={setAsked}
            title={t('siteGroup.removeTitle', { name: group.name })}
            confirmLabel={t('siteGroup.removeConfirm')}
            isIrreversible
            onConfirm={remove}
          >
            {t('siteGroup.removeText')}
          </ConfirmDialog>
        </>
      ) : null}
    </>
  );
}
