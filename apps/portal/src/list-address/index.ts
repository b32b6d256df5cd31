export { knownOrdering } from './known-ordering.ts';
export { readListAddress, writeListAddress } from './list-address.ts';
export { useListAddress } from './use-list-address.ts';
