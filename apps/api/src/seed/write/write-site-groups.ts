import type { Queries } from '../../store/index.ts';
import { demoSiteGroups } from '../catalogue/site-groups.ts';
import { demoId } from '../demo-id.ts';
import { accountId } from './write-accounts.ts';

/** Stores the site groups of the demo data. */
export async function writeSiteGroups(db: Queries, now: Date): Promise<void> {
  for (const group of demoSiteGroups) {
    const corporateGroupId = demoId('corporate group', group.corporateGroup);
    const id = demoId('site group', `${group.corporateGroup} ${group.name}`);
    await db
      .insertInto('site_group')
      .values({
        corporate_group_id: corporateGroupId,
        id,
        name: group.name,
        description: group.description,
        visibility: group.visibility,
        created_by: accountId(group.createdBy),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('site_group_site')
      .columns(['corporate_group_id', 'site_group_id', 'site_id'])
      .expression((builder) =>
        builder
          .selectFrom('site')
          .select(({ val, ref }) => [
            ref('corporate_group_id').as('corporate_group_id'),
            val(id).$castTo<string>().as('site_group_id'),
            ref('id').as('site_id'),
          ])
          .where('corporate_group_id', '=', corporateGroupId)
          .where('building_type', 'in', group.buildingTypes),
      )
      .execute();
  }
}
