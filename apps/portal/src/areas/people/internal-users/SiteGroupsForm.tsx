import type { InternalUser, SiteGroupReference } from '@vinrod/api-client';
import { MultiSelect } from '@vinrod/ui/multi-select';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';
import { LoadError } from '#shell/query-state';

import { offeredGroups } from './offered-groups.ts';
import { useSiteGroupsOf } from './use-site-groups-of.ts';

export interface SiteGroupsFormProps {
  readonly user: InternalUser;
  /** Groups selected now. */
  readonly selected: readonly SiteGroupReference[];
  readonly onClose: () => void;
}

/** Selects the site groups a member of staff looks after, among those of their corporate groups. */
export function SiteGroupsForm({ user, selected, onClose }: SiteGroupsFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const groups = useSiteGroupsOf(user.corporate_groups_responsible.map(({ uuid }) => uuid));
  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly site_groups: readonly string[] }>({
      site_groups: selected.map(({ uuid }) => uuid),
    }),
    labels: { site_groups: t('internalUsers.siteGroups') },
    save: (value) =>
      client.administrators.replaceSiteGroups({
        path: { id: user.uuid },
        body: { site_groups: [...value.site_groups] },
      }),
    onSaved: async () => {
      onClose();
      showToast({ title: t('forms.saved') });
      await invalidate('replaceAdministratorSiteGroups');
    },
  });

  if (groups.error !== undefined)
    return <LoadError what={t('internalUsers.siteGroups')} error={groups.error} onRetry={groups.retry} />;
  return (
    <EntityForm form={form} onCancel={onClose}>
      <MultiSelect
        {...form.field('site_groups')}
        hint={t('internalUsers.groupsHint')}
        options={offeredGroups(selected, groups.data ?? [])}
        isLoading={groups.isLoading}
      />
    </EntityForm>
  );
}
