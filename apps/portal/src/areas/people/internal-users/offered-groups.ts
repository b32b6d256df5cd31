import type { SiteGroup, SiteGroupReference } from '@vinrod/api-client';
import type { SelectOption } from '@vinrod/ui/select';

/**
 * Groups to select among: those of the corporate groups, and those already selected whose corporate group is no longer
 * looked after, so that they are visible and can be removed.
 */
export function offeredGroups(
  selected: readonly SiteGroupReference[],
  groups: readonly Pick<SiteGroup, 'uuid' | 'name' | 'corporate_group'>[],
): readonly SelectOption<string>[] {
  const known = new Set(groups.map(({ uuid }) => uuid));
  return [...groups, ...selected.filter(({ uuid }) => !known.has(uuid))].map(
    ({ uuid, name, corporate_group: corporateGroup }) => ({
      value: uuid,
      label: name,
      description: corporateGroup.name,
    }),
  );
}
