export type { Database, Queries } from './database.ts';
export { StartError } from './start-error.ts';
