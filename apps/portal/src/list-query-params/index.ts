export { knownOrdering } from './known-ordering.ts';
export { readListQueryParams, writeListQueryParams } from './list-query-params.ts';
export { listQuery } from './list-query.ts';
export { useListQueryParams } from './use-list-query-params.ts';
