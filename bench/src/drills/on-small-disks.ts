import { join } from 'node:path';
import { startPostgresql } from '../../../tooling/programs/postgresql-server.ts';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';
import { startApiServer } from '../api/api-server.ts';
import type { Measurement } from '../result.ts';
import { askServer } from './ask-server.ts';
import type { Drill } from './drill.ts';
import { lasting } from './lasting.ts';
import { PortalProcesses } from './portal-processes.ts';
import { runDrills } from './run-drills.ts';
import { SmallDisk } from './small-disk.ts';

/** Writes to a server's log until that has no room. */
async function fillLog(server: PostgresqlFolder): Promise<void> {
  const question = `select pg_logical_emit_message(false, 'drill', repeat('x', 8000000))`;
  for (;;)
    try {
      await askServer(server.url, question);
    } catch {
      return;
    }
}

function startAgain(server: PostgresqlFolder): void {
  if (!server.isRunning) server.start();
}

function diskDrills(server: PostgresqlFolder, data: SmallDisk, log: SmallDisk): readonly Drill[] {
  return [
    { name: 'the disk of the data is full', happens: () => data.fill(), isMended: () => data.free() },
    {
      name: "the disk of the server's log is full",
      async happens() {
        log.fill();
        await fillLog(server);
      },
      isMended() {
        log.free();
        startAgain(server);
      },
    },
  ];
}

/** A PostgreSQL server whose data and whose write-ahead log have a small disk each. */
export async function onSmallDisks(): Promise<readonly Measurement[]> {
  if (!SmallDisk.canBe) {
    process.stdout.write('No disk is filled: that takes Linux and root.\n');
    return [];
  }
  const { folder: server, url } = await startPostgresql({}, lasting);
  const disks: SmallDisk[] = [];
  try {
    await (await startApiServer({ url }, { VINROD_NOW: '' })).stop();
    server.stop('fast');
    const data = new SmallDisk(server.data, 1_500);
    disks.push(data);
    const log = new SmallDisk(join(server.data, 'pg_wal'), 1_000);
    disks.push(log);
    server.start();
    return await PortalProcesses.during(url, {}, (portal) =>
      runDrills(portal, diskDrills(server, data, log)),
    );
  } finally {
    server.stop('immediate');
    for (const disk of disks.toReversed()) disk.remove();
    server.remove();
  }
}
