import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import type { Measurement } from '../result.ts';
import type { Drill } from './drill.ts';
import { EarlierVersion, earlierVersions } from './earlier-version.ts';
import { lasting } from './lasting.ts';
import { PortalProcesses } from './portal-processes.ts';
import { runDrills } from './run-drills.ts';

/** What is upgraded from, newest first: the versions before the last migrations. */
const names = ['the version before', 'the version before the version before'] as const;

function upgrade(portal: PortalProcesses, from: string): Drill {
  return {
    name: `${from} is replaced by this one`,
    isUnnoticed: true,
    async happens() {
      for (const place of [0, 1]) {
        await portal.stop(place);
        await portal.start(place);
      }
    },
  };
}

async function upgradeFrom(commit: string, name: string): Promise<readonly Measurement[]> {
  const version = new EarlierVersion(commit);
  const server = await startPostgresql({}, lasting);
  try {
    return await PortalProcesses.during(
      server.url,
      {},
      (portal) => runDrills(portal, [upgrade(portal, name)]),
      version.tree,
    );
  } finally {
    server.stop();
    version.remove();
  }
}

/** Two processes of an earlier version, which are replaced one by one: the first new one migrates, beside an old one. */
export async function whileUpgrading(): Promise<readonly Measurement[]> {
  const commits = earlierVersions(names.length);
  if (commits.length < names.length)
    process.stdout.write('Not every upgrade is tried: that takes the history of the repository.\n');
  const measurements: Measurement[] = [];
  for (const [index, commit] of commits.entries())
    measurements.push(...(await upgradeFrom(commit, names[index] ?? commit)));
  return measurements;
}
