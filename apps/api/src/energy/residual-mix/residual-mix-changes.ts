import type { ResidualMix as ResidualMixItem } from '@vinrod/api-client/contract';
import type { Transaction } from 'kysely';
import type { Acting } from '../../audit/acting.ts';
import { actorOf } from '../../audit/acting.ts';
import { recordAct } from '../../audit/record-event.ts';
import { notFound, refused, refusedFields } from '../../server/api-error.ts';
import type { RequestBody } from '../../server/operation.ts';
import type { Schema } from '../../store/schema/index.ts';
import { todayOf } from '../report-request.ts';
import { readResidualMix } from './residual-mix.ts';
import { checkResidualMix, usualMethod, usualSource, type ResidualMixValues } from './residual-mix-rules.ts';
import { residualMixTexts } from './texts.ts';

/** The error for a second record of the same year. */
function yearIsThere() {
  return refusedFields([{ field: 'year', texts: [residualMixTexts.yearIsThere] }]);
}

function described(values: Partial<ResidualMixValues>): string {
  return Object.entries(values)
    .map(([field, value]) => `${field}=${value ?? ''}`)
    .join(' ');
}

/** The author and time of a change, as stored. */
function changedBy({ caller, deps }: Acting): { readonly updated_by: string; readonly updated_at: Date } {
  return { updated_by: actorOf(caller).id, updated_at: deps.clock.now() };
}

/**
 * Adds the residual mix of a year.
 *
 * @throws ApiError 422 when a value is refused or the year exists already.
 */
export async function createResidualMix(
  acting: Acting,
  body: RequestBody<'createResidualMix'>,
): Promise<ResidualMixItem> {
  const values: ResidualMixValues = {
    ...body,
    nuclear_waste_g_per_kwh: body.nuclear_waste_g_per_kwh ?? null,
    method: (body.method ?? usualMethod).trim(),
    source: (body.source ?? usualSource).trim(),
    source_url: body.source_url ?? null,
    published_date: body.published_date ?? null,
    is_preliminary: body.is_preliminary ?? false,
  };
  checkResidualMix(values, todayOf(acting.deps));
  return acting.deps.database.transaction(async (trx) => {
    const row = await trx
      .insertInto('residual_mix')
      .values({ ...values, ...changedBy(acting) })
      .onConflict((conflict) => conflict.columns(['region', 'year']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw yearIsThere();
    await recordAct(trx, acting, 'residual_mix_create', null, described(values));
    return readResidualMix(trx, row.id);
  });
}

/** Locks every record until the end of the transaction, so that changes are serialised. */
async function heldValues(trx: Transaction<Schema>, id: number) {
  const rows = await trx.selectFrom('residual_mix').selectAll().orderBy('id').forUpdate().execute();
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw notFound();
  return { row, others: rows.filter((candidate) => candidate.id !== id) };
}

async function isUsed(trx: Transaction<Schema>, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('certificate')
    .select('id')
    .where('residual_mix_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Changes the given values of a year. Issued certificates keep theirs.
 *
 * @throws ApiError 404 when there is none; 422 when a value is refused, when the year exists already, or when
 *   certificates were issued with it and its year would change.
 */
export async function updateResidualMix(
  acting: Acting,
  id: number,
  body: RequestBody<'updateResidualMix'>,
): Promise<ResidualMixItem> {
  return acting.deps.database.transaction(async (trx) => {
    const { row, others } = await heldValues(trx, id);
    const { id: _id, updated_by: _by, updated_at: _at, ...before } = row;
    const values: ResidualMixValues = {
      ...before,
      ...body,
      method: (body.method ?? before.method).trim(),
      source: (body.source ?? before.source).trim(),
    };
    checkResidualMix(values, todayOf(acting.deps));
    if (others.some(({ year, region }) => year === values.year && region === values.region))
      throw yearIsThere();
    if (values.year !== before.year && (await isUsed(trx, id)))
      throw refusedFields([{ field: 'year', texts: [residualMixTexts.usedByCertificates] }]);
    await trx
      .updateTable('residual_mix')
      .set({ ...values, ...changedBy(acting) })
      .where('id', '=', id)
      .execute();
    await recordAct(trx, acting, 'residual_mix_change', null, `${before.year}: ${described(body)}`);
    return readResidualMix(trx, id);
  });
}

/**
 * Removes the values of a year.
 *
 * @throws ApiError 404 when there are none; 422 when certificates were issued with them.
 */
export async function deleteResidualMix(acting: Acting, id: number): Promise<void> {
  await acting.deps.database.transaction(async (trx) => {
    const { row } = await heldValues(trx, id);
    if (await isUsed(trx, id)) throw refused(residualMixTexts.usedByCertificates);
    await trx.deleteFrom('residual_mix').where('id', '=', id).execute();
    await recordAct(trx, acting, 'residual_mix_remove', null, String(row.year));
  });
}
