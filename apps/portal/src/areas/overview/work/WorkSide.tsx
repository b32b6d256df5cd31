import type { WorkItemList } from '@vinrod/api-client';
import { Skeleton } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { useOperation, type Query } from '#data';
import { useCan, useSignedInUser } from '#profile';

import { LatestImports } from './LatestImports.tsx';
import { MyCorporateGroups } from './MyCorporateGroups.tsx';

export interface WorkSideProps {
  /** Everything that waits, which knows whether the viewer is the account manager of any koncern. */
  readonly work: Query<WorkItemList>;
}

/** Koncerner at the side. */
const shownGroups = 5;

/** The column beside what waits. Its lists come together, so that the second does not move when the first is known. */
export function WorkSide({ work }: WorkSideProps): ReactElement {
  const { profile } = useSignedInUser();
  const can = useCan();
  const isManager = work.data?.manages_corporate_groups ?? false;
  const whose = isManager ? { account_manager: profile.uuid } : { is_favorite: true };
  const mayList = can('list', 'corporateGroup');
  const groups = useOperation(
    'listCorporateGroups',
    mayList && work.data !== undefined ? { query: { limit: shownGroups, ...whose } } : undefined,
  );
  const isKnown = [work.error, groups.data, groups.error].some((known) => known !== undefined);
  if (mayList && !isKnown) return <Skeleton shape="block" width="100%" height={180} />;
  return (
    <div>
      {groups.data === undefined ? null : <MyCorporateGroups isManager={isManager} groups={groups.data} />}
      {can('list', 'import') ? <LatestImports /> : null}
    </div>
  );
}
