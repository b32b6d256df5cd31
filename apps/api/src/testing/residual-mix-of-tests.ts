import type { MatrixWorld, Values } from './authorization-world.ts';

/** Figures for a year that has none. */
export const residualMixOfTests = {
  year: 2010,
  region: 'nordic',
  renewable_percent: 20,
  nuclear_percent: 30,
  fossil_percent: 50,
  co2_g_per_kwh: 300,
} as const;

/** Removes them. */
export async function withoutResidualMix({ app }: MatrixWorld): Promise<void> {
  const { db } = app.deps.database;
  await db.deleteFrom('residual_mix').where('year', '=', residualMixOfTests.year).execute();
}

/** Creates them again, for calls that use them up. */
export async function newResidualMix(world: MatrixWorld): Promise<Values> {
  await withoutResidualMix(world);
  const { id } = await world.app.deps.database.db
    .insertInto('residual_mix')
    .values({ ...residualMixOfTests, source: 'Test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}
