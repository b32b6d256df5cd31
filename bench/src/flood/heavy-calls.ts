import type { ContractOperation } from '../../../apps/api/src/server/contract.ts';
import { callOf, type CallParts } from '../../../apps/api/src/testing/contract-inputs/generated-call.ts';
import { waysOf } from '../../../apps/api/src/testing/contract-inputs/schema-parts.ts';
import type { WorstCall } from '../../../apps/api/src/testing/contract-inputs/worst-call.ts';

/** First day of the longest period. Such a file takes long but is created page by page, like one of fewer days. */
const longestOfAll = ['2016-10-05'];

/** Values that cause the most work, by parameter name. */
const heaviest: Readonly<Record<string, readonly string[]>> = {
  // The longest allowed periods: overall, by hour and by quarter.
  start_date: [...longestOfAll, '2024-09-12', '2026-08-13'],
  end_date: ['2026-11-20'],
  limit: ['10000'],
  compare: ['previous_year'],
  with_figures: ['true'],
  search: ['a e i o u'],
  year: ['2025'],
};

/** Parameters to try every value of, because each takes another path through the code. */
const ways = new Set(['format', 'layout', 'resolution']);

function valuesOf(name: string, operation: ContractOperation): readonly (string | null)[] {
  if (!ways.has(name)) {
    const values = heaviest[name] ?? [null];
    return operation.id.startsWith('export')
      ? values.filter((value) => value === null || !longestOfAll.includes(value))
      : values;
  }
  const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
  return waysOf(schema).flatMap(({ enum: choices }) => (Array.isArray(choices) ? choices.map(String) : []));
}

/** The heaviest allowed calls of a reading operation: longest periods, largest pages, every format. */
export function heavyCalls(operation: ContractOperation, params: CallParts['params']): WorstCall[] {
  if (operation.method !== 'GET') return [];
  const names = operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name);
  const queries = names.reduce<readonly (readonly [string, string])[][]>(
    (made, name) =>
      made.flatMap((pairs) =>
        valuesOf(name, operation).map((value) =>
          value === null ? pairs : [...pairs, [name, value] as const],
        ),
      ),
    [[]],
  );
  return queries.map((query) => ({
    ...callOf(operation, { params, query, body: undefined }),
    part: 'query',
    params,
    does: query.map((pair) => pair.join('=')).join('&'),
  }));
}
