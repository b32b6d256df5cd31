import { useOperation } from '#data';
import { useCan } from '#profile';

/**
 * Counts that are not part of the corporate group itself; undefined until known, and for users who may not see them.
 */
export interface PartCounts {
  readonly roles: number | undefined;
  readonly groups: number | undefined;
}

/** Counts the roles and site groups of a corporate group (uuid), for the tabs. */
export function usePartCounts(corporateGroup: string): PartCounts {
  const can = useCan();
  const maySeeRoles = can('view', 'customerRole');
  const maySeeGroups = can('view', 'siteGroup');
  const count = { path: { id: corporateGroup }, query: { limit: 1 } };
  return {
    roles: useOperation('listCorporateGroupGroups', maySeeRoles ? count : undefined).data?.count,
    groups: useOperation('listCorporateGroupSiteGroups', maySeeGroups ? count : undefined).data?.count,
  };
}
