export { knownOrdering } from './known-ordering.ts';
export { readListAddress, writeListAddress } from './list-address.ts';
export { listQuery } from './list-query.ts';
export { useListAddress } from './use-list-address.ts';
