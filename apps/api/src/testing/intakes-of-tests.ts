import { randomUUID } from 'node:crypto';
import { nothingFound } from '../intakes/findings.ts';
import { noSettings } from '../intakes/intake-settings.ts';
import type { IntakeTable } from '../store/schema/intakes.ts';
import type { MatrixWorld, Values } from './authorization-world.ts';

async function newIntakeIn({ app }: MatrixWorld, state: IntakeTable['state']): Promise<Values> {
  const { clock, database } = app.deps;
  const id = randomUUID();
  const now = clock.now();
  await database.db
    .insertInto('intake')
    .values({
      id,
      file_name: 'spotpriser.xml',
      size: 1,
      source: 'portal',
      created_at: now,
      created_by: null,
      created_by_name: 'Alva Nordin',
      decided_by: null,
      decided_by_name: 'Alva Nordin',
      reaches_all: true,
      state,
      format: 'entsoe',
      kind: 'spot_prices',
      settings: JSON.stringify(noSettings),
      choices: '{}',
      found: JSON.stringify(nothingFound),
      stored_at: state === 'stored' ? now : null,
    })
    .execute();
  return { id };
}

/** A file that was read and waits for somebody. */
export function newIntake(world: MatrixWorld): Promise<Values> {
  return newIntakeIn(world, 'ready');
}

/** A file that is stored. */
export function newStoredIntake(world: MatrixWorld): Promise<Values> {
  return newIntakeIn(world, 'stored');
}

/** A kept mapping of columns. */
export async function newIntakeMapping({ app }: MatrixWorld): Promise<Values> {
  const { clock, database } = app.deps;
  const id = randomUUID();
  await database.db
    .insertInto('intake_mapping')
    .values({
      id,
      name: `Tariffer ${id}`,
      head: id,
      kind: 'tariffs',
      mapping: JSON.stringify([{ column: 'Anläggning', meaning: 'site_id' }]),
      created_at: clock.now(),
      created_by_name: 'Alva Nordin',
    })
    .execute();
  return { id };
}

/** What an article of a seller is. */
export async function newIntakeArticle({ app }: MatrixWorld): Promise<Values> {
  const { clock, database } = app.deps;
  const id = randomUUID();
  await database.db
    .insertInto('intake_article')
    .values({
      id,
      seller: id,
      seller_name: 'Vinröd Energi AB',
      article: 'PASLAG',
      name: 'Påslag',
      category: 'surcharge',
      given_at: clock.now(),
      given_by_name: 'Alva Nordin',
    })
    .execute();
  return { id };
}

/** Which company a buyer of a seller is. */
export async function newIntakeBuyer({ app, own }: MatrixWorld): Promise<Values> {
  const { clock, database } = app.deps;
  const id = randomUUID();
  await database.db
    .insertInto('intake_buyer')
    .values({
      id,
      seller: id,
      seller_name: 'Vinröd Energi AB',
      buyer: id,
      buyer_name: 'Norrviken Butik',
      identifiers: '5560160680',
      corporate_group_id: own.id,
      company_id: own.companies[0]?.id ?? '',
      given_at: clock.now(),
      given_by_name: 'Alva Nordin',
    })
    .execute();
  return { id };
}
