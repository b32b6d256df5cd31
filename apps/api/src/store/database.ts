import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema/index.ts';

/** Queries inside or outside a transaction. */
export type Queries = Kysely<Schema>;

/** Transaction options. */
export interface TransactionOptions {
  /** `repeatable read` gives every query of the transaction the same view of the data. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

/** An open database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** For single queries. Inside `transaction` only the given `trx` may be used. */
  readonly db: Queries;
  /**
   * Runs `work` in one transaction, and again when it lost against a concurrent one (serialization
   * failure or deadlock), so `work` must have no effect outside the database. Keep it short: the
   * embedded database has a single connection.
   *
   * @throws whatever `work` throws, after rolling back.
   */
  transaction<Result>(
    work: (trx: Transaction<Schema>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /**
   * Checks that the database answers.
   *
   * @throws Error when it does not answer within `milliseconds`.
   */
  ping(milliseconds: number): Promise<void>;
  /**
   * Tries a write, at most once in ten seconds; in between it reports the last result.
   *
   * @throws Error when the database takes no writes, or none within `milliseconds`.
   */
  checkWrites(milliseconds: number): Promise<void>;
  /** Flushes memory to disk, after large writes. */
  checkpoint(): Promise<void>;
  /** Waits for running queries and closes. */
  close(): Promise<void>;
}
