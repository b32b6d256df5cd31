import { startReplicated, type ReplicatedServer } from '../../../e2e/src/replicas/replicated-server.ts';
import { startApiServer } from '../api/api-server.ts';
import type { Measurement } from '../result.ts';
import { askServer } from './ask-server.ts';
import { Network } from './cut-network.ts';
import type { Drill } from './drill.ts';
import { PortalProcesses } from './portal-processes.ts';
import { runDrills } from './run-drills.ts';

const minute = 60_000;

function replicaDrills({ primary, replicas: [replica] }: ReplicatedServer): readonly Drill[] {
  if (replica === undefined) return [];
  return [
    { name: 'a replica is killed', happens: () => replica.kill(), isMended: () => replica.start() },
    { name: 'a replica is frozen', happens: () => replica.freeze(), isMended: () => replica.thaw() },
    {
      name: 'a replica is behind',
      happens: () => askServer(replica.url, 'select pg_wal_replay_pause()'),
      isMended: () => askServer(replica.url, 'select pg_wal_replay_resume()'),
      // For longer than what a replica may be behind.
      wrong: 10_000,
    },
    {
      name: 'every connection to the primary is ended',
      happens: () =>
        askServer(
          primary.url,
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name <> $$walreceiver$$',
        ),
    },
    { name: 'the primary is killed', happens: () => primary.kill(), isMended: () => primary.start() },
    { name: 'the primary is frozen', happens: () => primary.freeze(), isMended: () => primary.thaw() },
  ];
}

function networkDrills({ primary }: ReplicatedServer): readonly Drill[] {
  if (!Network.canBeCut) {
    process.stdout.write('No network is cut: that takes Linux, root and iptables.\n');
    return [];
  }
  const network = new Network(primary.port);
  const drill = { happens: () => network.cut(), isMended: () => network.mend() };
  return [
    { ...drill, name: 'the network to the primary is cut for 6 s' },
    { ...drill, name: 'the network to the primary is cut for 30 s', wrong: 30_000 },
  ];
}

function wrongClock(portal: PortalProcesses, name: string, milliseconds: number): Drill {
  const replace = async (settings: Readonly<Record<string, string>>): Promise<void> => {
    await portal.stop(1);
    await portal.start(1, { settings });
  };
  return {
    name,
    happens: () => replace({ VINROD_NOW: new Date(Date.now() + milliseconds).toISOString() }),
    isMended: () => replace({}),
  };
}

function processDrills(portal: PortalProcesses): readonly Drill[] {
  return [
    {
      name: 'a process of the portal is killed',
      happens: () => portal.kill(0),
      isMended: () => portal.start(0),
    },
    {
      name: 'a process of the portal is replaced',
      happens: () => portal.stop(0),
      isMended: () => portal.start(0),
    },
    wrongClock(portal, "the clock of a process is a minute behind the other's", -minute),
    wrongClock(portal, "the clock of a process is a minute ahead of the other's", minute),
  ];
}

/** A PostgreSQL server, two replicas of it, and two processes of the portal. */
export async function onReplicas(): Promise<readonly Measurement[]> {
  const servers = await startReplicated(2);
  const { url } = servers.primary;
  const settings = { DATABASE_READ_URL: servers.replicas.map((replica) => replica.url).join(',') };
  try {
    // The demo's data has reached the replicas before anybody reads it there.
    await (await startApiServer({ url }, { VINROD_NOW: '' })).stop();
    return await PortalProcesses.during(url, settings, (portal) =>
      runDrills(portal, [
        { name: 'nothing', happens: () => undefined },
        ...replicaDrills(servers),
        ...networkDrills(servers),
        ...processDrills(portal),
      ]),
    );
  } finally {
    servers.stop();
  }
}
