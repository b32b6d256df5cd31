import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { gsrnCheckDigit } from '../../../apps/api/src/identifiers/gsrn.ts';
import { importValues } from '../../../apps/api/src/import/import-values.ts';
import type { Database } from '../../../apps/api/src/store/index.ts';
import { ours, type Measurement } from '../result.ts';

const sites = 200;
const hours = 365 * 24;
const firstHour = Date.UTC(2025, 0, 1);

/**
 * Writes a file in the form network companies send: one hour per line, one site per column, kWh with three decimals.
 */
export async function writeMeterFile(path: string): Promise<void> {
  const file = createWriteStream(path);
  const names = Array.from({ length: sites }, (_, index) => {
    const digits = `73599900000${String(index).padStart(6, '0')}`;
    return `${digits}${gsrnCheckDigit(digits)}`;
  });
  file.write(`utc_hour_start,${names.join(',')}\n`);
  for (let hour = 0; hour < hours; hour += 1) {
    const start = new Date(firstHour + hour * 3_600_000).toISOString();
    const values = names.map((_, site) => ((site * 7919 + hour * 104_729) % 90_000) / 1000);
    if (!file.write(`${start},${values.join(',')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Imported values per second, from the first byte of the file to the end of the transaction. */
export async function measureImport(database: Database, path: string, place: string): Promise<Measurement> {
  const start = performance.now();
  const { added } = await importValues({
    database,
    path,
    corporateGroup: 'Import',
    timeZone: 'UTC',
    now: new Date('2026-11-20T08:00:00+01:00'),
    importedBy: 'bench',
    create: true,
    isDryRun: false,
  });
  const seconds = (performance.now() - start) / 1000;
  if (added !== sites * hours) throw new Error(`${added} values were imported instead of ${sites * hours}.`);
  return {
    case: `import of ${(sites * hours) / 1e6} M values from a file, ${place}`,
    peer: ours,
    median: added / seconds,
    unit: 'values/s',
  };
}
