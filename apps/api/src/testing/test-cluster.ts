import { Client } from 'pg';
import { runStatements } from './run-statements.ts';

/** A node of the test cluster, as its coordinator knows it. */
interface ClusterNode {
  readonly host: string;
  readonly port: number;
  readonly isCoordinator: boolean;
}

/** Connection string of the coordinator of a Citus cluster to run tests on; null without one. */
export function testCluster(): string | null {
  const url = process.env['CITUS_URL'];
  return url === undefined || url === '' ? null : url;
}

function onNode(url: string, { host, port }: ClusterNode, name: string): string {
  const changed = new URL(url);
  changed.hostname = host;
  changed.port = String(port);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function clusterNodes(url: string): Promise<readonly ClusterNode[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<ClusterNode>(
      `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node
        where noderole = 'primary' order by groupid`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Databases of one name on every node of a Citus cluster, one for the coordinator and one for each worker. */
export class ClusterDatabases {
  readonly #url: string;
  readonly #nodes: readonly ClusterNode[];

  private constructor(url: string, nodes: readonly ClusterNode[]) {
    this.#url = url;
    this.#nodes = nodes;
  }

  /** @param url - connection string of the coordinator, with the database that knows the nodes */
  static async of(url: string): Promise<ClusterDatabases> {
    return new ClusterDatabases(url, await clusterNodes(url));
  }

  async #onEach(statement: string): Promise<void> {
    for (const node of this.#nodes) await runStatements(onNode(this.#url, node, 'postgres'), statement);
  }

  /** Connection string of a database on the coordinator. */
  urlOf(name: string): string {
    const changed = new URL(this.#url);
    changed.pathname = `/${name}`;
    return changed.href;
  }

  /** Creates an empty database with Citus that knows the nodes; nothing in it is distributed. */
  async create(name: string): Promise<void> {
    await this.#onEach(`create database ${name}`);
    for (const node of this.#nodes)
      await runStatements(onNode(this.#url, node, name), 'create extension citus');
    await runStatements(
      this.urlOf(name),
      ...this.#nodes.map(({ host, port, isCoordinator }) =>
        isCoordinator
          ? `select citus_set_coordinator_host('${host}', ${port})`
          : `select citus_add_node('${host}', ${port})`,
      ),
    );
  }

  /** Lets nobody connect to a database, Citus' own processes included: as long as one does, it is not copied. */
  async close(name: string): Promise<void> {
    await this.#onEach(`alter database ${name} allow_connections false`);
    await this.#endConnections(name);
  }

  /** Creates a database as a copy of one that is closed. What Citus knows of nodes and parts is in it, without any name. */
  async copy(from: string, name: string): Promise<void> {
    await this.#onEach(`create database ${name} template ${from} strategy file_copy`);
  }

  /** Drops a database. Citus' own processes connect to one as long as it lets them. */
  async drop(name: string): Promise<void> {
    await this.#onEach(`update pg_database set datallowconn = false where datname = '${name}'`);
    await this.#endConnections(name);
    await this.#onEach(`drop database if exists ${name} with (force)`);
  }

  async #endConnections(name: string): Promise<void> {
    await this.#onEach(
      `select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = '${name}'`,
    );
  }
}
