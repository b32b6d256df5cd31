import { sql } from 'kysely';
import type { Queries } from '../store/database.ts';
import { StartError } from '../store/start-error.ts';
import { distributedTables } from './distributed-tables.ts';

/** A table that is distributed, or is to be. */
export interface TableState {
  readonly name: string;
  readonly isDistributed: boolean;
  /** Bytes with its indexes, on all servers. */
  readonly bytes: number;
}

/** What Citus knows of a database. */
export interface DistributionState {
  readonly version: string;
  /** Servers that rows lie on, as `host:port`. */
  readonly servers: readonly string[];
  /** Whether tables can be distributed while others write to them. */
  readonly isOnline: boolean;
  readonly tables: readonly TableState[];
}

/** Whether rows of the database lie on several servers. */
export async function isDistributed(db: Queries): Promise<boolean> {
  const { rows } = await sql<{
    is_known: boolean;
  }>`select to_regclass('pg_catalog.pg_dist_partition') is not null
    as is_known`.execute(db);
  if (rows[0]?.is_known !== true) return false;
  const { rows: found } = await sql<{ is_any: boolean }>`select exists (select from pg_dist_partition
    where partmethod = 'h' and logicalrelid = any(array[${sql.join(distributedTables.map((name) => sql.lit(name)))}]::regclass[])) as is_any`.execute(
    db,
  );
  return found[0]?.is_any === true;
}

/** @throws StartError when the database does not have Citus, or no server that rows can lie on. */
export async function readDistribution(db: Queries): Promise<DistributionState> {
  const { rows } = await sql<{
    version: string | null;
    wal: string;
  }>`select current_setting('wal_level') as wal,
    (select extversion from pg_extension where extname = 'citus') as version`.execute(db);
  const [{ version, wal } = { version: null, wal: '' }] = rows;
  if (version === null)
    throw new StartError(
      'The database does not have Citus: run `create extension citus` in it on every server first.',
    );
  const { rows: servers } = await sql<{
    name: string;
  }>`select nodename || ':' || nodeport as name from pg_dist_node
    where isactive and noderole = 'primary' and shouldhaveshards order by 1`.execute(db);
  if (servers.length === 0)
    throw new StartError('Citus knows no server that rows can lie on: add some with citus_add_node first.');
  const tables: TableState[] = [];
  for (const name of distributedTables) {
    const { rows: found } = await sql<{ is_distributed: boolean; bytes: number }>`
      select known.is_distributed, case when known.is_known then citus_total_relation_size(${name}::regclass)
        else pg_total_relation_size(${name}::regclass) end as bytes
      from (select count(*) > 0 as is_known, count(*) filter (where partmethod = 'h') > 0 as is_distributed
        from pg_dist_partition where logicalrelid = ${name}::regclass) as known`.execute(db);
    const [{ is_distributed: isThere, bytes } = { is_distributed: false, bytes: 0 }] = found;
    tables.push({ name, isDistributed: isThere, bytes });
  }
  return { version, servers: servers.map(({ name }) => name), isOnline: wal === 'logical', tables };
}
