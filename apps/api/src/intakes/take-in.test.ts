import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { site } from '../supplier/testing/norrviken.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { KeptRows } from './kept-rows.ts';
import { readWhileReceiving } from './read-while-receiving.ts';
import { receiveIntake } from './receive-intake.ts';
import { takeFurther, takeIn } from './take-in.ts';
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

/** A year of hours of a site, a line to a value, in chunks; more than the bytes of a part. */
async function* yearInChunks(brokenAfter = Infinity): AsyncGenerator<Uint8Array, void, undefined> {
  const start = Date.parse('2024-12-31T23:00:00Z');
  const line = (step: number): string =>
    `${site.site_id},${new Date(start + step * 3_600_000).toISOString()},${step % 24},${'uppmätt'.padEnd(80)}\n`;
  yield Buffer.from('Anläggnings-id,Tidpunkt (UTC),Förbrukning (kWh),Anmärkning\n');
  for (let first = 0; first < 365 * 24; first += 1000) {
    if (first > brokenAfter) throw new Error('The line broke.');
    const steps = Array.from({ length: Math.min(1000, 365 * 24 - first) }, (_, index) => first + index);
    yield Buffer.from(steps.map(line).join(''));
  }
}

const ofYear = {
  fileName: 'år.csv',
  source: 'command_line',
  sender: { id: null, name: 'Drift' },
  reachesAll: true,
} as const;

test('a file is read once, while its bytes come', async () => {
  const own = app.deps.database;
  let partsRead = 0;
  const db = own.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"intake_part"'))
        partsRead += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deps = { ...app.deps, database: { ...own, db } };
  const kept = new KeptRows();
  const file = { ...ofYear, bytes: yearInChunks() };
  const id = await readWhileReceiving(deps, kept, (begun) => receiveIntake(deps, file, { begun }));
  const whileItCame = partsRead;
  expect(whileItCame).toBeGreaterThan(1);
  expect(await takeFurther(deps, id, kept)).toMatchObject({ state: 'stored', created_count: 365 * 24 });
  expect(partsRead).toBe(whileItCame);
});

test('a file that breaks off while it is read leaves nothing', async () => {
  await expect(takeIn(app.deps, { ...ofYear, read: () => yearInChunks(7000) })).rejects.toThrow(
    'The file broke off.',
  );
  expect(await app.deps.database.db.selectFrom('intake').select('id').execute()).toEqual([]);
  expect(await app.deps.database.db.selectFrom('intake_part').select('number').execute()).toEqual([]);
});
