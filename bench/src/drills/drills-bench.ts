import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { startReplicated, type ReplicatedServer } from '../../../e2e/src/replicas/replicated-server.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { startApiServer } from '../api/api-server.ts';
import { ours, type Measurement } from '../result.ts';
import { Person } from './person.ts';
import { PortalProcesses } from './portal-processes.ts';

/** People who use the portal meanwhile. */
const people = 3;

/** Milliseconds before something goes wrong, for which it stays wrong, and after it is mended. */
const [before, wrong, after] = [2_000, 6_000, 4_000];

const minute = 60_000;

/** What all of it runs on. */
interface Scene {
  readonly servers: ReplicatedServer;
  readonly portal: PortalProcesses;
}

/** Something that goes wrong, and is mended. */
interface Drill {
  readonly name: string;
  readonly happens: (scene: Scene) => Promise<void> | void;
  readonly isMended?: (scene: Scene) => Promise<void> | void;
}

async function askPrimary({ servers }: Scene, question: string): Promise<void> {
  const client = new Client({ connectionString: servers.primary.url });
  await client.connect();
  await client.query(question);
  await client.end();
}

const drills: readonly Drill[] = [
  { name: 'nothing', happens: () => undefined },
  {
    name: 'a replica is killed',
    happens: ({ servers }) => servers.replicas[0]?.kill(),
    isMended: ({ servers }) => servers.replicas[0]?.start(),
  },
  {
    name: 'a replica is frozen',
    happens: ({ servers }) => servers.replicas[0]?.freeze(),
    isMended: ({ servers }) => servers.replicas[0]?.thaw(),
  },
  {
    name: 'every connection to the primary is ended',
    happens: (scene) =>
      askPrimary(
        scene,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name <> $$walreceiver$$',
      ),
  },
  {
    name: 'the primary is killed',
    happens: ({ servers }) => servers.primary.kill(),
    isMended: ({ servers }) => servers.primary.start(),
  },
  {
    name: 'the primary is frozen',
    happens: ({ servers }) => servers.primary.freeze(),
    isMended: ({ servers }) => servers.primary.thaw(),
  },
  {
    name: 'a process of the portal is killed',
    happens: ({ portal }) => portal.kill(0),
    isMended: ({ portal }) => portal.start(0),
  },
  {
    name: 'a process of the portal is replaced',
    happens: ({ portal }) => portal.stop(0),
    isMended: ({ portal }) => portal.start(0),
  },
  {
    name: "the clock of a process is a minute behind the other's",
    happens: async ({ portal }) => {
      await portal.stop(1);
      await portal.start(1, { VINROD_NOW: new Date(Date.now() - minute).toISOString() });
    },
    isMended: async ({ portal }) => {
      await portal.stop(1);
      await portal.start(1);
    },
  },
];

async function corporateGroupOf(origin: string, access: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/corporategroups/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const id = /"uuid":"([0-9a-f-]{36})"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error('There is no corporate group.');
  return id;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function run(drill: Drill, scene: Scene): Promise<Measurement[]> {
  const { origin } = scene.portal;
  const access = await signInToDemo(origin);
  const corporateGroup = await corporateGroupOf(origin, access);
  const persons = Array.from(
    { length: people },
    (_, number) => new Person(number, scene.portal, access, corporateGroup),
  );
  const over = new AbortController();
  const used = Promise.all(persons.map((person) => person.use(over.signal)));
  await setTimeout(before);
  await drill.happens(scene);
  await setTimeout(wrong);
  await drill.isMended?.(scene);
  await setTimeout(after);
  over.abort();
  await used;
  for (const person of persons) await person.checkSaved();
  const met = persons.map((person) => person.met);
  const row = (what: string, median: number, unit: string): Measurement => ({
    case: `${drill.name}: ${what}`,
    peer: ours,
    median,
    unit,
  });
  return [
    row('answers', sum(met.map(({ answers }) => answers)), 'requests'),
    row('requests that failed', sum(met.map(({ failed }) => failed)), 'requests'),
    row('from the first of them to the last', Math.max(...met.map(({ failing }) => failing)), 's'),
    row('longest wait for an answer', Math.max(...met.map(({ longest }) => longest)), 'ms'),
  ];
}

/**
 * What people meet while a part fails under them and is mended six seconds later: two processes of the portal, a PostgreSQL
 * server and two replicas, with the demo's data. It ends with an error when a report says something else than before, or a view
 * that was acknowledged is lost.
 */
export async function drillsBench(): Promise<readonly Measurement[]> {
  const servers = await startReplicated(2);
  const { url } = servers.primary;
  // Clocks that begin on a known day would begin again whenever a process does.
  const settings = {
    VINROD_NOW: '',
    DATABASE_READ_URL: servers.replicas.map((replica) => replica.url).join(','),
  };
  try {
    // The demo's data has reached the replicas before anybody reads it there.
    await (await startApiServer({ url }, { VINROD_NOW: '' })).stop();
    const portal = new PortalProcesses(url, settings);
    const measurements: Measurement[] = [];
    try {
      await portal.start(0);
      await portal.start(1);
      for (const drill of drills) measurements.push(...(await run(drill, { servers, portal })));
    } finally {
      await portal.end();
    }
    return measurements;
  } finally {
    servers.stop();
  }
}
