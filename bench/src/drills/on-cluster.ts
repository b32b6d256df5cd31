import { citusPrograms, startCluster, type CitusCluster } from '../../../e2e/src/cluster/citus-cluster.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { runCommand, startApiServer } from '../api/api-server.ts';
import type { Measurement } from '../result.ts';
import { askServer } from './ask-server.ts';
import type { Drill } from './drill.ts';
import { lasting } from './lasting.ts';
import { PortalProcesses } from './portal-processes.ts';
import { runDrills } from './run-drills.ts';
import { SmallDisk } from './small-disk.ts';

/** Megabytes of the disk of a worker. */
const diskSize = 1_500;

/** The workers, beginning with the one that has the values of the corporate group that people look at: the first by name. */
async function inOrder({ url, workers }: CitusCluster): Promise<readonly PostgresqlFolder[]> {
  const [placed] = await askServer<{ port: number }>(
    url,
    `select nodeport as port from pg_dist_shard_placement where shardid = (
      select get_shard_id_for_distribution_column('meter_day', id) from corporate_group order by name limit 1)`,
  );
  return workers.toSorted((a, b) => Number(b.port === placed?.port) - Number(a.port === placed?.port));
}

function restart(server: PostgresqlFolder): void {
  server.stop('fast');
  server.start();
}

function clusterDrills(
  { coordinator }: CitusCluster,
  [worker, other]: readonly PostgresqlFolder[],
  disk: SmallDisk | null,
): readonly Drill[] {
  if (worker === undefined || other === undefined) return [];
  return [
    { name: 'nothing, on a cluster', happens: () => undefined },
    {
      name: 'the worker with the values that are looked at is killed',
      happens: () => worker.kill(),
      isMended: () => worker.start(),
    },
    { name: 'another worker is killed', happens: () => other.kill(), isMended: () => other.start() },
    { name: 'a worker is frozen', happens: () => worker.freeze(), isMended: () => worker.thaw() },
    {
      name: 'the coordinator is killed',
      happens: () => coordinator.kill(),
      isMended: () => coordinator.start(),
    },
    { name: 'the coordinator is restarted', happens: () => restart(coordinator) },
    ...(disk === null
      ? []
      : [{ name: 'the disk of a worker is full', happens: () => disk.fill(), isMended: () => disk.free() }]),
  ];
}

/** A Citus cluster of a coordinator and two workers, with the demo's values on the workers. */
export async function onCluster(): Promise<readonly Measurement[]> {
  const programs = citusPrograms();
  if (programs === null) {
    process.stdout.write('No cluster fails: CITUS_PROGRAMS names no PostgreSQL server with Citus.\n');
    return [];
  }
  const cluster = await startCluster(programs, 2, lasting);
  const { url } = cluster;
  let worker: PostgresqlFolder | undefined;
  let disk: SmallDisk | null = null;
  try {
    await (await startApiServer({ url }, { VINROD_NOW: '' })).stop();
    await runCommand({ url }, ['distribute', '--now']);
    const workers = await inOrder(cluster);
    [worker] = workers;
    if (SmallDisk.canBe && worker !== undefined) {
      worker.stop('fast');
      disk = new SmallDisk(worker.data, diskSize);
      worker.start();
    }
    return await PortalProcesses.during(url, {}, (portal) =>
      runDrills(portal, clusterDrills(cluster, workers, disk)),
    );
  } finally {
    if (disk !== null) worker?.stop('immediate');
    disk?.remove();
    cluster.stop();
  }
}
