import { expect, test } from 'vitest';
import { openServer } from '../store/open-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { testServer } from '../testing/test-database.ts';
import { sql } from 'kysely';
import { site } from '../supplier/testing/norrviken.ts';
import { intakeScene } from './testing/intake-scene.ts';
import { msconsOf } from './testing/market-files.ts';
import { beginStoring } from './begin-storing.ts';
import { holdIntake, readIntake } from './intake-row.ts';
import { receiveIntake } from './receive-intake.ts';
import { workOnIntakes } from './work-on-intakes.ts';

async function* whole(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}

test.skipIf(testServer() === null)('two processes that share a database work on a file once', async () => {
  const app = await createTestApp();
  await intakeScene(app);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    app.deps.database.db,
  );
  const url = new URL(testServer() ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const other = { ...app.deps, database: await openServer(url.href) };
  const id = await receiveIntake(app.deps, {
    fileName: 'mscons.txt',
    bytes: whole(
      msconsOf({ point: site.site_id, start: '2026-11-02T00:00:00+01:00', kwh: Array(240).fill(2) }),
    ),
    source: 'inbox',
    sender: { id: null, name: 'Inkorg' },
    reachesAll: true,
  });
  const both = () => Promise.all([workOnIntakes(app.deps), workOnIntakes(other)]);
  await both();
  await app.deps.database.transaction(async (trx) => {
    const intake = await holdIntake(trx, id);
    expect(intake?.state).toBe('ready');
    if (intake !== undefined) await beginStoring(trx, intake, {});
  });
  await both();
  const stored = await readIntake(app.deps.database.db, id);
  // A second run would have counted itself.
  expect(stored).toMatchObject({ state: 'stored', run: 2, created_count: 240, done: 240 });
  const imports = await app.deps.database.db.selectFrom('meter_import').select('added_count').execute();
  expect(imports).toEqual([{ added_count: 240 }]);
  await other.database.close();
  await app.close();
});
