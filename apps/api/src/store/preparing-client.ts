import { Client, type PoolClient, type QueryResult } from 'pg';
import { nameOfStatement } from './prepared-statement.ts';

/** The same object for the same connection: the query builder knows connections by their identity. */
const clients = new WeakMap<PoolClient, PoolClient>();

/** Waits for the answer to a query. */
export type Waiting = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** Ends a connection that owes an answer: the next to get it, or the end of the transaction, would wait as long for the same. */
async function endWhenLate(client: PoolClient, answer: Promise<QueryResult>): Promise<QueryResult> {
  try {
    return await answer;
  } catch (error) {
    // The pool takes no connection back that is ending. It only knows it as one that is to be released.
    if (error instanceof Error && error.message === 'Query read timeout' && client instanceof Client)
      void client.end();
    throw error;
  }
}

/**
 * A connection that sends a prepared statement under its name, so that the database reads and plans its text once.
 *
 * @param waiting - waits for each answer
 */
export function preparingClient(client: PoolClient, waiting: Waiting): PoolClient {
  const known = clients.get(client);
  if (known !== undefined) return known;
  const query = (text: string, values: unknown[]): Promise<QueryResult> => {
    const name = nameOfStatement(text);
    const answer = name === undefined ? client.query(text, values) : client.query({ name, text, values });
    return waiting(endWhenLate(client, answer));
  };
  const preparing = new Proxy(client, {
    get: (target, property): unknown => (property === 'query' ? query : Reflect.get(target, property)),
  });
  clients.set(client, preparing);
  return preparing;
}
