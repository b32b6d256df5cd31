import { sql } from 'kysely';
import type { operations, ResidualMixPage } from '@vinrod/api-client/contract';
import { matchesSearch, readPage, type ListOrder } from '../../server/list-query.ts';
import type { Queries } from '../../store/index.ts';
import { residualMixes, toResidualMix } from './residual-mix.ts';

type Query = NonNullable<operations['listResidualMixes']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    year: [sql.ref('residual_mix.year')],
    co2_g_per_kwh: [sql.ref('residual_mix.co2_g_per_kwh')],
    updated_at: [sql.ref('residual_mix.updated_at')],
  },
  fallback: '-year',
  unique: [sql.ref('residual_mix.id')],
};

/** One page of the residual mixes. */
export async function listResidualMixes(db: Queries, query: Query, url: URL): Promise<ResidualMixPage> {
  const rows = residualMixes(db).where(
    matchesSearch(query.search, [sql.ref('residual_mix.source'), sql.ref('residual_mix.method')]),
  );
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map(toResidualMix) };
}
