import { randomBytes } from 'node:crypto';
import { runStatements } from './run-statements.ts';

/** A new database on the test server with a role that owns it and one for the running portal. */
export interface TwoRoles {
  /** Connection as a superuser of the server. */
  readonly superuserUrl: string;
  readonly migratingUrl: string;
  readonly migratingRole: string;
  readonly runningUrl: string;
  readonly runningRole: string;
  /** Removes the database and both roles. */
  drop(): Promise<void>;
}

/**
 * Creates the empty database and the roles, as in docs/guides/operations.md.
 *
 * @param server - Connection string of a superuser.
 */
export async function createTwoRoles(server: string): Promise<TwoRoles> {
  const name = `vinrod_test_${randomBytes(8).toString('hex')}`;
  const [owner, running] = [`${name}_owner`, `${name}_app`];
  const password = randomBytes(12).toString('hex');
  await runStatements(
    server,
    `create role ${owner} login password '${password}'`,
    `create role ${running} login password '${password}'`,
    `create database ${name} owner ${owner}`,
  );
  const urlOf = (role: string | null): string => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    if (role !== null) [url.username, url.password] = [role, password];
    return url.href;
  };
  return {
    superuserUrl: urlOf(null),
    migratingUrl: urlOf(owner),
    migratingRole: owner,
    runningUrl: urlOf(running),
    runningRole: running,
    drop: () =>
      runStatements(
        server,
        `drop database ${name} with (force)`,
        `drop role ${running}`,
        `drop role ${owner}`,
      ),
  };
}
