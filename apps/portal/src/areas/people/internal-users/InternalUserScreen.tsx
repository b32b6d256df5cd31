import type { InternalUser, InternalUserChange } from '@vinrod/api-client';
import { formatInteger } from '@vinrod/ui/format';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { RecentEvents } from '#areas/people/audit';
import { PersonalData } from '#areas/people/personal-data';
import { UserPage, type UserParts } from '#areas/people/users';
import { useInvalidate, useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { SiteGroupsSection } from './SiteGroupsSection.tsx';
import { WorkForm } from './WorkForm.tsx';
import { WorkSummary } from './WorkSummary.tsx';

/** One of the supplier's staff: their work, roles and site groups. */
export function InternalUserScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const user = useOperation('getAdministrator', { path: { id: uuid } });
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const self = useSignedInUser().profile.uuid;
  const list = { href: paths.internalUsers, label: t('internalUsers.title') };

  async function remove(): Promise<void> {
    await client.administrators.remove({ path: { id: uuid } });
    navigate(list.href);
    await invalidate('deleteAdministrator');
  }

  async function save(change: InternalUserChange): Promise<void> {
    await client.administrators.update({ path: { id: uuid }, body: change });
    await invalidate('updateAdministrator');
  }

  function parts(known: InternalUser): UserParts {
    const isSelf = self === known.uuid;
    const { corporate_groups_responsible: corporateGroups } = known;
    return {
      place: known.department,
      view: {
        label: t('internalUsers.responsible'),
        figure: formatInteger(corporateGroups.length),
        unit: t('internalUsers.corporateGroupsUnit', { count: corporateGroups.length }),
        names: corporateGroups.map(({ name }) => name).join(', '),
      },
      save: known.can_change ? save : undefined,
      setStatus: known.can_change ? (status) => save({ status }) : undefined,
      remove: known.can_delete ? remove : undefined,
      access:
        known.can_change && !isSelf ? (
          <WorkForm key={known.uuid} user={known} save={save} />
        ) : (
          <WorkSummary user={known} isSelf={isSelf} />
        ),
      more: (
        <>
          <SiteGroupsSection user={known} />
          <RecentEvents user={known}>
            <PersonalData user={known} list={list.href} />
          </RecentEvents>
        </>
      ),
    };
  }

  return <UserPage uuid={uuid} user={user} list={list} change={['update', 'internalUser']} parts={parts} />;
}
