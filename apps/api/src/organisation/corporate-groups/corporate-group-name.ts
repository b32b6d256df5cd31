import type { Queries } from '../../store/index.ts';

/** The name of an existing corporate group. */
export async function corporateGroupName(db: Queries, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
