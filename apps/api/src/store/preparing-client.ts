import type { PoolClient, QueryResult } from 'pg';
import { nameOfStatement } from './prepared-statement.ts';

/** The same object for the same connection: the query builder knows connections by their identity. */
const clients = new WeakMap<PoolClient, PoolClient>();

/** A connection that sends a prepared statement under its name, so that the database reads and plans its text once. */
export function preparingClient(client: PoolClient): PoolClient {
  const known = clients.get(client);
  if (known !== undefined) return known;
  const query = (text: string, values: unknown[]): Promise<QueryResult> => {
    const name = nameOfStatement(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  const preparing = new Proxy(client, {
    get: (target, property): unknown => (property === 'query' ? query : Reflect.get(target, property)),
  });
  clients.set(client, preparing);
  return preparing;
}
