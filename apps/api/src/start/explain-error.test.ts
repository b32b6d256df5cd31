import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../store/index.ts';
import { StartError } from '../store/start-error.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { explainError } from './explain-error.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('figures issue 5: what the database refuses is one plain line without a stack', async () => {
  const group = { id: '00000000-0000-4000-8000-000000000001', name: 'Norr', organization_number: '' };
  await database.db.insertInto('corporate_group').values(group).execute();
  const again: unknown = await database.db
    .insertInto('corporate_group')
    .values(group)
    .execute()
    .catch((error: unknown) => error);
  expect(explainError(again)).toBe(
    'The database refused this: duplicate key value violates unique constraint "corporate_group_pkey" (23505).',
  );
});

test('figures issue 5: a database that is gone is one plain line', () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(explainError(gone)).toBe(
    'The database cannot be reached or does not answer: connect ECONNREFUSED 127.0.0.1:5432.',
  );
});

test('what can be mended is its sentence, anything else keeps its stack', () => {
  expect(explainError(new StartError('Give one FILE.'))).toBe('Give one FILE.');
  const unexpected = new TypeError('x is not a function');
  expect(explainError(unexpected)).toBe(unexpected.stack);
  expect(explainError('Nothing.')).toBe('Nothing.');
});
