import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, newServerDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { openEmbedded, openServer } from './open-database.ts';
import { preparedStatement } from './prepared-statement.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
});

async function insertGroup(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await database.db
    .insertInto('corporate_group')
    .values({ id, name, organization_number: '556677-8899' })
    .execute();
  return id;
}

describe('order and values', () => {
  test('security 65: names sort in Swedish order', async () => {
    const names = ['Öhman', 'Åberg', 'Zinkgruvan', 'Wallin', 'Ärla', 'Vall', 'Al'];
    for (const name of names) await insertGroup(name);
    const rows = await database.db
      .selectFrom('corporate_group')
      .select('name')
      .where('name', 'in', names)
      .orderBy('name')
      .execute();
    expect(rows.map((row) => row.name)).toEqual([
      'Al',
      'Vall',
      'Wallin',
      'Zinkgruvan',
      'Åberg',
      'Ärla',
      'Öhman',
    ]);
  });

  test('values arrive as the types of the schema', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as big, 12.5::numeric as exact, date '2026-03-29' as day,
        '{1,NULL,3}'::integer[] as many, timestamptz '2026-03-29T01:30:00Z' as instant,
        array[date '2026-01-01'] as days, '\\x00ff'::bytea as bytes`.execute(database.db);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      exact: 12.5,
      day: '2026-03-29',
      many: [1, null, 3],
      instant: new Date('2026-03-29T01:30:00Z'),
      days: ['2026-01-01'],
      bytes: Buffer.from([0, 255]),
    });
  });

  test('a number that JavaScript cannot hold is refused', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow(
      RangeError,
    );
  });

  test('an error of the database carries its code and the connection stays usable', async () => {
    await expect(sql`select * from nowhere`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
    await expect(database.ping(2000)).resolves.toBeUndefined();
  });
});

describe('transactions', () => {
  test('what is thrown inside rolls everything back', async () => {
    const id = crypto.randomUUID();
    const work = database.transaction(async (trx) => {
      await trx
        .insertInto('corporate_group')
        .values({ id, name: 'Bort', organization_number: '556677-8899' })
        .execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    const rows = await database.db.selectFrom('corporate_group').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('a query beside the transaction, from inside it, is refused instead of waiting for ever', async () => {
    const work = database.transaction(() => database.ping(2000));
    await expect(work).rejects.toThrow('has to use the transaction');
  });

  test('work that lost against a concurrent transaction runs again', async () => {
    let tries = 0;
    const result = await database.transaction(async (trx) => {
      tries += 1;
      if (tries < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
      return 'done';
    });
    expect(result).toBe('done');
    expect(tries).toBe(3);
  });
});

test('a slow query does not block the thread that serves requests', async () => {
  const state = { isRunning: true };
  const query = sql`select count(*) from generate_series(1, 2000000) as a`.execute(database.db).then(() => {
    state.isRunning = false;
  });
  let turns = 0;
  while (state.isRunning) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await query;
  // A query on this thread would finish before the second turn.
  expect(turns).toBeGreaterThan(10);
});

test('a connection that is given up does not leave its transaction to the next one', async () => {
  const id = await insertGroup('Kvar');
  await database.db.updateTable('corporate_group').set({ name: 'Kvar' }).where('id', '=', id).execute();
  const work = database.transaction(async (trx) => {
    await trx.deleteFrom('corporate_group').where('id', '=', id).execute();
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  const row = await database.db
    .selectFrom('corporate_group')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.name).toBe('Kvar');
});

test('a moment reads the same whatever zone the server is in', async ({ skip }) => {
  const elsewhere = await newServerDatabase();
  if (elsewhere === null) {
    skip('needs a server: set DATABASE_URL');
    return;
  }
  const setting = await openServer(elsewhere.url);
  const name = new URL(elsewhere.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set timezone to 'America/Los_Angeles'`.execute(setting.db);
  await setting.close();
  const opened = await openServer(elsewhere.url);
  const { rows } = await sql<{ moment: string }>`
    select (timestamptz '2030-01-01T00:30:00Z')::text as moment`.execute(opened.db);
  await opened.close();
  await elsewhere.drop();
  expect(rows).toEqual([{ moment: '2030-01-01 00:30:00+00' }]);
});

describe('prepared statements', () => {
  const readSquare = preparedStatement<{ square: number }>(
    'test_square',
    'select $1::integer * $1 as square',
  );

  test('a statement is prepared once for each connection, under its name', async () => {
    expect(await readSquare(database.db, [3])).toEqual([{ square: 9 }]);
    expect(await readSquare(database.db, [4])).toEqual([{ square: 16 }]);
    await database.transaction(async (trx) => {
      expect(await readSquare(trx, [5])).toEqual([{ square: 25 }]);
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where name = 'test_square'`.execute(trx);
      expect(rows).toEqual([{ name: 'test_square' }]);
    });
  });

  test('a new connection to the embedded database knows none of those before', async () => {
    const { database: embedded, server } = await openEmbedded({ folder: null, template: null });
    expect(await readSquare(embedded.db, [6])).toEqual([{ square: 36 }]);
    server.connect().destroy();
    expect(await readSquare(embedded.db, [7])).toEqual([{ square: 49 }]);
    await embedded.close();
  });
});
