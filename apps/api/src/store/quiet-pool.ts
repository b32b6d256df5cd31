import { Pool, type PoolConfig } from 'pg';
import { valueTypes } from './value-types.ts';

/** Milliseconds that a query waits for a free connection before it fails. */
export const connectionTimeout = 5_000;

/** Milliseconds until a query is cancelled; imports and demo data run many smaller ones. */
export const longestQuery = 60_000;

/** Milliseconds that a server has for its answers. */
export interface AnswerLimits {
  readonly query: number;
  /** For which a query is silent before somebody looks whether the server answers at all. */
  readonly silence: number;
  /** In which it has to answer who looks. */
  readonly look: number;
}

/** What a person waits for at most: ten seconds for a server that is gone, a minute for one that works. */
export const usualLimits: AnswerLimits = { query: longestQuery, silence: 5_000, look: 5_000 };

/** Connections whose values are read as the API reads them, and that break without ending the process. */
export function quietPool(config: PoolConfig): Pool {
  const pool = new Pool({
    ...config,
    types: valueTypes,
    // A server uses the time zone of its computer, so timestamps in SQL would depend on where it runs. And it would
    // JIT-compile, for some seconds, queries it considers expensive, where reading the rows takes some hundredths.
    // The pool waits for the promise, although its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set jit = off`);
    },
  });
  // The pool replaces a connection that breaks, and the query that it breaks in fails; without a listener, one that is idle,
  // and one that is in use, each end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
