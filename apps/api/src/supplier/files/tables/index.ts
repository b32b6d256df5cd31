export { mappingOf } from './mapping-of-query.ts';
export { tableFormat } from './table-format.ts';
