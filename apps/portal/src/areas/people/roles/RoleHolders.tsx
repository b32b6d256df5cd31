import type { Role } from '@vinrod/api-client';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import type { RoleRealm } from '#areas/people/queries';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { LoadError } from '#shell/query-state';

import * as styles from './RoleHolders.css.ts';
import { useRoleHolders } from './use-role-holders.ts';

export interface RoleHoldersProps {
  readonly realm: RoleRealm;
  readonly role: Pick<Role, 'id'>;
}

/** Users with the role, who are affected by its changes; for viewers who may see the users. */
export function RoleHolders({ realm, role }: RoleHoldersProps): ReactElement | null {
  const can = useCan();
  const maySee = can('view', realm.kind === 'internal' ? 'internalUser' : 'customerUser');
  const holders = useRoleHolders(maySee ? realm : undefined, role.id);
  if (!maySee) return null;
  return (
    <Section title={t('roles.holders')} level={3}>
      {content()}
    </Section>
  );

  function content(): ReactElement {
    if (holders.error !== undefined)
      return <LoadError what={t('roles.holders')} error={holders.error} onRetry={holders.retry} />;
    if (holders.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="40%" />
        </SkeletonGroup>
      );
    }
    if (holders.data.length === 0) return <EmptyState title={t('roles.noHolders')} />;
    return (
      <ul className={styles.list}>
        {holders.data.map(({ uuid, full_name: name }) => (
          <li key={uuid}>
            <Link
              href={
                realm.kind === 'internal'
                  ? paths.internalUser(uuid)
                  : paths.customerUser(realm.corporateGroup, uuid)
              }
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    );
  }
}
