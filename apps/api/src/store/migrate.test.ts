import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  createPlainDatabase,
  createTestDatabase,
  createUnmigratedDatabase,
} from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { prepareDatabase } from './prepare-database.ts';
import { StartError } from './start-error.ts';
import { checkSwedishOrder } from './swedish-collation.ts';

test('an empty database gets every migration once, also when two processes start at the same time', async () => {
  const database = await createUnmigratedDatabase();
  const ran = await Promise.all([migrate(database), migrate(database)]);
  expect(ran.flat()).toEqual(Object.keys(migrations));
  expect(await migrate(database)).toEqual([]);
  await database.close();
});

test('a database that a newer version has migrated is refused in one sentence, and left as it is', async () => {
  const database = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(database.db);
  await expect(prepareDatabase(database)).rejects.toThrow(
    new StartError('The database has the form of a newer version (9999_later): start that one.'),
  );
  await database.close();
});

test('names of migrations start with a number of their own, and the numbers rise', () => {
  const numbers = Object.keys(migrations).map((name) => Number(/^(\d{4})_\w+$/.exec(name)?.[1]));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(numbers[0]).toBe(1);
});

test('a database that sorts Swedish letters wrongly is refused at the start', async () => {
  const database = await createPlainDatabase();
  await expect(checkSwedishOrder(database.db)).resolves.toBeUndefined();
  await sql`alter collation sv rename to sv_right`.execute(database.db);
  await sql`create collation sv (provider = icu, locale = 'und')`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow('sorts Swedish letters as "aåäöz"');
  await database.close();
});
