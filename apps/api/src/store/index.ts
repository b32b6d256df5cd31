export type { Database, Queries, TransactionOptions } from './database.ts';
export type { Schema } from './schema/index.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { StartError } from './start-error.ts';
