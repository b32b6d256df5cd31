import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import type { Schema } from '../store/schema/index.ts';
import type { ImportRun, ValueCounts } from './day-writer.ts';

/** Origin of a recorded import. */
export interface ImportOrigin {
  readonly corporateGroup: { readonly id: string; readonly name: string };
  /** Name of the person who imports. */
  readonly importedBy: string;
  readonly fileName: string;
  readonly now: Date;
}

/**
 * Records an import before its first value, so that replaced values can refer to it. The corporate group is locked by
 * now, and each of its imports gets a later instant than the one before, whatever the clock says: that orders its
 * versions of a day.
 * @param id - the import's own; by default a new one
 * @returns the import, with its instant
 */
export async function beginImport(
  trx: Transaction<Schema>,
  { corporateGroup, importedBy, fileName, now }: ImportOrigin,
  id: string = randomUUID(),
): Promise<ImportRun> {
  const { last } = await trx
    .selectFrom('meter_import')
    .select(({ fn }) => fn.max('imported_at').as('last'))
    .where('corporate_group_id', '=', corporateGroup.id)
    .executeTakeFirstOrThrow();
  const at = last === null || last < now ? now : new Date(last.getTime() + 1);
  await trx
    .insertInto('meter_import')
    .values({
      corporate_group_id: corporateGroup.id,
      id,
      imported_at: at,
      imported_by: importedBy,
      file_name: fileName,
      added_count: 0,
      changed_count: 0,
      unchanged_count: 0,
    })
    .execute();
  return { importId: id, now: at };
}

/** Completes the record of an import with its counts; an import that changed nothing leaves no record. */
export async function endImport(
  trx: Transaction<Schema>,
  importId: string,
  { corporateGroup, importedBy, fileName, now }: ImportOrigin,
  { added, changed, unchanged }: ValueCounts,
): Promise<void> {
  if (added + changed === 0) {
    await trx
      .deleteFrom('meter_import')
      .where('corporate_group_id', '=', corporateGroup.id)
      .where('id', '=', importId)
      .execute();
    return;
  }
  await trx
    .updateTable('meter_import')
    .set({ added_count: added, changed_count: changed, unchanged_count: unchanged })
    .where('corporate_group_id', '=', corporateGroup.id)
    .where('id', '=', importId)
    .execute();
  await recordEvent(trx, {
    at: now,
    event: 'values_import',
    outcome: 'succeeded',
    actor: null,
    target: { kind: 'group', ...corporateGroup },
    address: null,
    shadowId: null,
    operation: null,
    path: null,
    status: null,
    requestId: null,
    details: `${importedBy}: ${fileName}: +${added} ~${changed}`,
  });
}
