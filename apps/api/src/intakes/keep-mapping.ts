import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { refused, refusedFields, type FieldProblem } from '../server/api-error.ts';
import { tableKinds, type TableKind } from '../supplier/files/tables/index.ts';
import type { Schema } from '../store/schema/index.ts';
import { isMeaning } from './file-columns.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptSettings } from './intake-settings.ts';
import { intakeTexts } from './texts.ts';

function kindOf({ found }: KeptIntake, { kind }: KeptSettings): TableKind | null {
  return tableKinds.find((known) => known === (kind ?? found.columns?.kind)) ?? null;
}

function problemOf({ mapping }: KeptSettings, kind: TableKind | null): FieldProblem | null {
  const columns = mapping.map(({ column }) => column);
  if (new Set(columns).size < columns.length) return { field: 'mapping', texts: [intakeTexts.columnTwice] };
  const strange = kind === null ? undefined : mapping.find(({ meaning }) => !isMeaning(kind, meaning));
  return strange === undefined
    ? null
    : { field: 'mapping', texts: [intakeTexts.noMeaning({ column: strange.column.slice(0, 60) })] };
}

/**
 * Checks what is told of the columns of a table, and keeps it under its name for the next file with the same head.
 *
 * @param settings - every setting, as it will be
 * @throws ApiError 422 when the file has no columns, they are not known yet, or a meaning is refused.
 */
export async function keepMapping(
  trx: Transaction<Schema>,
  intake: KeptIntake,
  settings: KeptSettings,
  by: { readonly name: string; readonly now: Date },
): Promise<void> {
  const kind = kindOf(intake, settings);
  const problem = problemOf(settings, kind);
  if (problem !== null) throw refusedFields([problem]);
  const { mapping_name: name } = settings;
  if (name === null) return;
  const { columns } = intake.found;
  if (columns === null) throw refused(intakeTexts.stillReading);
  if (kind === null) throw refusedFields([{ field: 'kind', texts: [intakeTexts.kindFirst] }]);
  // Two who keep one at once would both find the name free.
  await sql`lock table intake_mapping in share row exclusive mode`.execute(trx);
  const taken = await trx
    .selectFrom('intake_mapping')
    .select('id')
    .where('name', '=', name)
    .where('head', '<>', columns.head)
    .executeTakeFirst();
  if (taken !== undefined) throw refusedFields([{ field: 'mapping_name', texts: [intakeTexts.nameTaken] }]);
  const kept = {
    name,
    kind,
    mapping: JSON.stringify(settings.mapping),
    created_at: by.now,
    created_by_name: by.name,
  };
  await trx
    .insertInto('intake_mapping')
    .values({ id: randomUUID(), head: columns.head, ...kept })
    .onConflict((conflict) => conflict.column('head').doUpdateSet(kept))
    .execute();
}
