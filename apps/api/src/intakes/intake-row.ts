import { sql, type Selectable, type Transaction } from 'kysely';
import type { Text } from '@vinrod/locale/messages/texts';
import type { Queries } from '../store/database.ts';
import type { IntakeTable } from '../store/schema/intakes.ts';
import type { Schema } from '../store/schema/index.ts';
import { nothingFound, type Findings } from './findings.ts';
import { noSettings, type KeptChoices, type KeptSettings } from './intake-settings.ts';

/** An intake as it is stored, its JSON read. */
export interface KeptIntake extends Omit<Selectable<IntakeTable>, 'settings' | 'choices' | 'found' | 'note'> {
  readonly settings: KeptSettings;
  readonly choices: KeptChoices;
  readonly found: Findings;
  readonly note: Text | null;
}

/** The columns as they are read: what JSON the intakes themselves wrote needs no check. */
const json = {
  settings: sql<KeptSettings>`intake.settings`.as('settings'),
  choices: sql<KeptChoices>`intake.choices`.as('choices'),
  found: sql<Findings | null>`intake.found`.as('found'),
  note: sql<Text | null>`intake.note`.as('note'),
};

/** A query over intakes that were received; filter and sort it further. */
export function keptIntakes(db: Queries) {
  return db
    .selectFrom('intake')
    .select([
      'intake.id',
      'file_name',
      'size',
      'source',
      'intake.created_at',
      'created_by',
      'created_by_name',
      'decided_by',
      'decided_by_name',
      'reaches_all',
      'state',
      'is_cancelled',
      'run',
      'failures',
      'format',
      'kind',
      'done',
      'total',
      'batches',
      'created_count',
      'changed_count',
      'unchanged_count',
      'refused_count',
      'waiting_count',
      'skipped_count',
      'stored_at',
      'undone_at',
      json.settings,
      json.choices,
      json.found,
      json.note,
    ])
    .where('state', '<>', 'receiving');
}

type KeptRow = Awaited<ReturnType<ReturnType<typeof keptIntakes>['execute']>>[number];

/** An intake of a row that was read. */
export function keptIntakeOf(row: KeptRow): KeptIntake {
  return { ...row, settings: { ...noSettings, ...row.settings }, found: { ...nothingFound, ...row.found } };
}

/** Reads an intake; undefined when there is none. */
export async function readIntake(db: Queries, id: string): Promise<KeptIntake | undefined> {
  const row = await keptIntakes(db).where('intake.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : keptIntakeOf(row);
}

/**
 * Reads an intake, and holds it until the end of the transaction. Rows of others may refer to it meanwhile: what is stored of it in
 * a transaction that ends later keeps nobody from saying how far it is, or from ending it.
 */
export async function holdIntake(trx: Transaction<Schema>, id: string): Promise<KeptIntake | undefined> {
  await trx.selectFrom('intake').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return readIntake(trx, id);
}
