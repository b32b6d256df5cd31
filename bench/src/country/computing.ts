import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresqlFolder } from '../../../tooling/programs/postgresql-folder.ts';

/** Times of a process in the system's ticks, of which Linux tells a hundred a second. */
interface Ticks {
  readonly id: number;
  readonly parent: number;
  readonly own: number;
  /** Of its processes that have ended. */
  readonly ended: number;
}

const ticksPerSecond = 100;

function ticksOf(id: string): Ticks | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program is in brackets and may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { id: Number(id), parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    // It has ended.
    return null;
  }
}

/** Seconds that all processes of PostgreSQL servers have computed so far (Linux). */
export function computingOfServers(folders: readonly PostgresqlFolder[]): number {
  const every = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(ticksOf)
    .filter((ticks) => ticks !== null);
  const firsts = new Set(
    folders.map(({ data }) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
  );
  let sum = 0;
  for (const { id, parent, own, ended } of every) {
    if (firsts.has(id)) sum += own + ended;
    else if (firsts.has(parent)) sum += own;
  }
  return sum / ticksPerSecond;
}

/** Seconds that a process has computed so far (Linux). */
export function computingOfProcess(id: number): number {
  return (ticksOf(String(id))?.own ?? Number.NaN) / ticksPerSecond;
}
