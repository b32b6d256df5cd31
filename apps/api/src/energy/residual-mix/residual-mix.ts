import { sql } from 'kysely';
import type { ResidualMix as ResidualMixItem } from '@vinrod/api-client/contract';
import { notFound } from '../../server/api-error.ts';
import type { Queries } from '../../store/index.ts';
import { emissionUnit } from '../emissions/emission-unit.ts';
import { formatInstant } from '@vinrod/locale/clock';

/** Residual mixes with the author of the last change; filter and sort it further. */
export function residualMixes(db: Queries) {
  return db
    .selectFrom('residual_mix')
    .leftJoin('app_user', 'app_user.id', 'residual_mix.updated_by')
    .select([
      'residual_mix.id',
      'residual_mix.year',
      'residual_mix.region',
      'residual_mix.renewable_percent',
      'residual_mix.nuclear_percent',
      'residual_mix.fossil_percent',
      'residual_mix.co2_g_per_kwh',
      'residual_mix.nuclear_waste_g_per_kwh',
      'residual_mix.method',
      'residual_mix.source',
      'residual_mix.source_url',
      'residual_mix.published_date',
      'residual_mix.is_preliminary',
      'residual_mix.updated_at',
      'residual_mix.updated_by',
      sql<string | null>`app_user.first_name || ' ' || app_user.last_name`.as('updated_by_name'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof residualMixes>['execute']>>[number];

/** A residual mix in the form of the contract. */
export function toResidualMix(row: Row): ResidualMixItem {
  const { updated_by, updated_by_name, updated_at, ...figures } = row;
  return {
    ...figures,
    emission_unit: emissionUnit,
    updated_by:
      updated_by === null || updated_by_name === null
        ? null
        : { uuid: updated_by, full_name: updated_by_name },
    updated_at: formatInstant(updated_at.getTime()),
  };
}

/**
 * One residual mix.
 *
 * @throws ApiError 404 when there is none.
 */
export async function readResidualMix(db: Queries, id: number): Promise<ResidualMixItem> {
  const row = await residualMixes(db).where('residual_mix.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toResidualMix(row);
}
