import { formatDay } from '@vinrod/locale/day';
import type { MeterDay } from '../energy/meter-day/meter-day.ts';
import { prepareMeterDays, readMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { keepMeterDays } from '../energy/meter-day/meter-day-versions.ts';
import type { Queries } from '../store/index.ts';
import type { ImportTarget } from './import-target.ts';
import { mergeDay } from './merge-day.ts';
import { ImportError } from './problems.ts';

/** Counts of what an import did with its values. */
export interface ValueCounts {
  /** Values that were missing before. */
  readonly added: number;
  /** Values that replaced another. */
  readonly changed: number;
  readonly unchanged: number;
}

/** The import that days belong to. */
export interface ImportRun {
  readonly importId: string;
  readonly now: Date;
}

/** Stores the days of an import. */
export interface DayWriter {
  /** Queues days for storage. Resolves when there is room for more, while these are still being written. */
  write(days: readonly MeterDay[]): Promise<void>;
  /**
   * Resolves when everything is written.
   * @throws {ImportError} when a day has values of another resolution already
   */
  finish(): Promise<ValueCounts>;
}

function mixedDay(target: ImportTarget, stored: MeterDay, imported: MeterDay): ImportError {
  const site = [...target.siteIds].find(([, id]) => id === imported.siteId)?.[0] ?? imported.siteId;
  const message = `The site "${site}" has values by ${stored.resolution} on ${formatDay(stored.day)}, and the file by ${imported.resolution}.`;
  return new ImportError([{ line: null, message }]);
}

/** The days that may have stored values: those of sites that were not made for this import. */
function knownDays(target: ImportTarget, days: readonly MeterDay[]): readonly MeterDay[] {
  return days.filter((day) => !target.newSiteIds.has(day.siteId));
}

async function readStored(
  db: Queries,
  target: ImportTarget,
  known: readonly MeterDay[],
): Promise<ReadonlyMap<string, MeterDay>> {
  const ids = [...new Set(known.map((day) => day.siteId))];
  const numbers = known.map((day) => day.day);
  const first = numbers.reduce((least, day) => Math.min(least, day));
  const last = numbers.reduce((most, day) => Math.max(most, day));
  const stored = await readMeterDays(db, target.corporateGroupId, ids, first, last);
  return new Map(stored.map((day) => [`${day.siteId} ${day.day}`, day]));
}

/** Creates a writer for the sites of an import; values that it replaces are kept under the import. */
export function createDayWriter(db: Queries, target: ImportTarget, run: ImportRun): DayWriter {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  let lastButOne: Promise<void> = Promise.resolve();
  let last: Promise<void> = Promise.resolve();

  /** Stores days after those of the batch before; what needs no database is done while that is being stored. */
  async function store(days: readonly MeterDay[], turn: Promise<void>): Promise<void> {
    const known = knownDays(target, days);
    if (known.length > 0) await turn;
    const stored = known.length > 0 ? await readStored(db, target, known) : new Map<string, MeterDay>();
    const toWrite: MeterDay[] = [];
    const toKeep: MeterDay[] = [];
    for (const day of days) {
      const before = stored.get(`${day.siteId} ${day.day}`);
      if (before !== undefined && before.resolution !== day.resolution) throw mixedDay(target, before, day);
      const { merged, added, changed, unchanged } = mergeDay(before, day);
      if (merged !== null) toWrite.push(merged);
      if (changed > 0) toKeep.push(day);
      counts.added += added;
      counts.changed += changed;
      counts.unchanged += unchanged;
    }
    const write = prepareMeterDays(target.corporateGroupId, toWrite, () => run.now);
    await turn;
    await keepMeterDays(db, target.corporateGroupId, toKeep, run);
    await write(db);
  }

  return {
    async write(days) {
      // One batch is prepared while the database stores the one before.
      await lastButOne;
      lastButOne = last;
      last = store(days, lastButOne);
      // The next await gets the error; until then it must not count as unhandled.
      last.catch(() => undefined);
    },
    async finish() {
      await Promise.allSettled([lastButOne, last]);
      await lastButOne;
      await last;
      return counts;
    },
  };
}
