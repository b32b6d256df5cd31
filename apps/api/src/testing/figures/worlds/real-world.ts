import { importValues } from '../../../import/import-values.ts';
import { referenceFile } from '../../reference-data.ts';
import type { CaseGround } from '../cases.ts';
import type { FigureWorld } from '../figure-case.ts';
import { openServer, worldOf } from './open-world.ts';

const file = referenceFile('load_cambridge/hourly_2021_2023.csv.gz');

/** Periods of the real buildings, measured from 2021 through 2023. */
export const realGround: Omit<CaseGround, 'companies'> = {
  span: { first: '2021-01-01', last: '2023-12-31' },
  longest: 365,
  special: [
    { name: 'summer time comes', first: '2022-03-26', last: '2022-03-28' },
    { name: 'summer time goes', first: '2023-10-28', last: '2023-10-30' },
    { name: 'a year', first: '2022-01-01', last: '2022-12-31' },
    { name: 'the last values', first: '2023-12-15', last: '2024-01-05' },
  ],
};

/** Why the real buildings are not available here; null when they are. */
export function whyRealIsAbsent(): string | null {
  return file.isAbsent ? '../shared/data/load_cambridge/hourly_2021_2023.csv.gz is absent.' : null;
}

/** Sixty real buildings, imported the way a supplier does. */
export async function importRealWorld(): Promise<FigureWorld> {
  const app = await openServer('2026-11-20T08:00:00+01:00');
  const { database } = app.deps;
  await importValues({
    database,
    path: file.path,
    corporateGroup: 'Universitetshusen',
    timeZone: 'UTC',
    now: app.clock.now(),
    importedBy: 'Karin Åberg',
    create: true,
    isDryRun: false,
  });
  const { id } = await database.db.selectFrom('corporate_group').select('id').executeTakeFirstOrThrow();
  return worldOf(app, 'sixty real buildings', id);
}
