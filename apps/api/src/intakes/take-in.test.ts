import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { site } from '../supplier/testing/norrviken.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { receiveIntake } from './receive-intake.ts';
import { takeFurther } from './take-in.ts';
import { intakeScene } from './testing/intake-scene.ts';
import { msconsOf } from './testing/market-files.ts';
import { workOnIntakes } from './work-on-intakes.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
  await intakeScene(app);
});

afterEach(() => app.close());

async function* bytesOf(content: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield Buffer.from(content);
}

test('a file that another run has just read is not taken for one that waits for somebody', async () => {
  const kwh = Array.from({ length: 24 }, (_, hour) => 1 + hour / 8);
  const id = await receiveIntake(app.deps, {
    fileName: 'mscons.txt',
    bytes: bytesOf(msconsOf({ point: site.site_id, start: '2026-11-02T00:00:00+01:00', kwh })),
    source: 'inbox',
    sender: { id: null, name: 'Inläsningsmappen' },
    reachesAll: true,
  });
  const own = app.deps.database;
  const begun = Promise.withResolvers<undefined>();
  const looked = Promise.withResolvers<undefined>();
  let transactions = 0;
  // The first transaction is that of a run which has begun and reads the file only when the other has looked at it.
  const transaction: Database['transaction'] = async (work, ...rest) => {
    transactions += 1;
    const turn = transactions;
    if (turn === 1) {
      begun.resolve(undefined);
      await looked.promise;
    }
    const result = await own.transaction(work, ...rest);
    if (turn === 2) {
      looked.resolve(undefined);
      await run;
    }
    return result;
  };
  const deps = { ...app.deps, database: { ...own, transaction } };
  const run = workOnIntakes(deps);
  await begun.promise;
  expect(await takeFurther(deps, id)).toMatchObject({ state: 'reading' });
  expect(await takeFurther(deps, id)).toMatchObject({ state: 'stored' });
});
