import type { Queries } from '../../store/index.ts';

/** The name of a corporate group that is known to exist. */
export async function corporateGroupName(db: Queries, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
