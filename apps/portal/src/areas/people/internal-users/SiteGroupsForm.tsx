import type { InternalUser, SiteGroupReference } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { MultiSelect } from '@vinrod/ui/multi-select';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { useSiteGroupsOf } from '#areas/people/queries';
import { useInvalidate } from '#data';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { LoadError } from '#shell/query-state';

import { offeredGroups } from './offered-groups.ts';

const shownFields = ['site_groups'] as const;

/** Props of {@link SiteGroupsForm}. */
export interface SiteGroupsFormProps {
  readonly user: InternalUser;
  /** The groups that are chosen now. */
  readonly chosen: readonly SiteGroupReference[];
  readonly onClose: () => void;
}

/** Chooses the site groups somebody looks after, among those of the koncerner they are responsible for. */
export function SiteGroupsForm({ user, chosen, onClose }: SiteGroupsFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const groups = useSiteGroupsOf(user.corporate_groups_responsible.map(({ uuid }) => uuid));
  const [value, setValue] = useState<readonly string[]>(() => chosen.map(({ uuid }) => uuid));
  const { isPending, errors, problems, send } = useSubmission(shownFields);

  function submit(): void {
    void send(async () => {
      await client.administrators.replaceSiteGroups({
        path: { id: user.uuid },
        body: { site_groups: [...value] },
      });
      onClose();
      showToast({ title: t('forms.saved') });
      await invalidate('replaceAdministratorSiteGroups');
    });
  }

  if (groups.error !== undefined) return <LoadError error={groups.error} onRetry={groups.retry} />;
  return (
    <Form
      fields={{ site_groups: t('internalUsers.siteGroups') }}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('forms.saveChanges')}
          </Button>
        </>
      }
    >
      <MultiSelect
        label={t('internalUsers.siteGroups')}
        name="site_groups"
        hint={t('internalUsers.groupsHint')}
        options={offeredGroups(chosen, groups.data ?? [])}
        isLoading={groups.isLoading}
        value={value}
        onChange={setValue}
        errorMessage={errors.fields['site_groups']}
      />
    </Form>
  );
}
