import type { Measurement } from '../result.ts';
import { behindNginx } from './behind-nginx.ts';
import { onCluster } from './on-cluster.ts';
import { onReplicas } from './on-replicas.ts';
import { onSmallDisks } from './on-small-disks.ts';
import { whileUpgrading } from './while-upgrading.ts';

/** What people use the portal on, each with what goes wrong there. What cannot be set up here says so, and is left out. */
const scenes = [onReplicas, behindNginx, onSmallDisks, onCluster, whileUpgrading] as const;

/**
 * What people meet while a part fails under them and is mended some seconds later: two processes of the portal on a PostgreSQL
 * server, with the demo's data, and by scene replicas, a balancer, a small disk, a cluster or an earlier version. It ends with an
 * error when a report says something else than before, or a view that was acknowledged is lost.
 */
export async function drillsBench(): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const scene of scenes) measurements.push(...(await scene()));
  return measurements;
}
