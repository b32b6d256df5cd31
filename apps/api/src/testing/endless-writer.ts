import { randomUUID } from 'node:crypto';
import { openDatabase } from '../store/open-database.ts';

/**
 * Writes corporate groups until it is killed, and prints the number of each once the database has acknowledged it.
 * Arguments: data folder, and optionally the address of a server.
 */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl });
for (let number = 1; ; number += 1) {
  await database.transaction(async (trx) => {
    const id = randomUUID();
    const organization_number = '556036-0793';
    await trx
      .insertInto('corporate_group')
      .values({ id, name: `Nr ${number}`, organization_number })
      .execute();
    await trx
      .insertInto('company')
      .values({ corporate_group_id: id, id, customer_id: String(number), name: 'Bolag', organization_number })
      .execute();
  });
  process.stdout.write(`${number}\n`);
}
