import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { resultsOf } from '../testing/list-results.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;

async function importedTo({ id }: TestCorporateGroup, fileName: string, at: string): Promise<void> {
  await app.deps.database.db
    .insertInto('meter_import')
    .values({
      corporate_group_id: id,
      id: randomUUID(),
      imported_at: new Date(at),
      imported_by: 'Karin Åberg',
      file_name: fileName,
      added_count: 336,
      changed_count: 4,
      unchanged_count: 2016,
    })
    .execute();
}

beforeAll(async () => {
  app = await createTestApp();
  norrviken = await createCorporateGroup(app.deps.database, 'Norrviken');
  kallvik = await createCorporateGroup(app.deps.database, 'Kallvik');
  await importedTo(norrviken, 'maj.csv', '2026-06-01T06:00Z');
  await importedTo(kallvik, 'juni.csv.gz', '2026-07-01T06:00Z');
  await importedTo(norrviken, 'juli.csv', '2026-08-01T06:00Z');
});

afterAll(() => app.close());

async function listed(
  permissions: readonly PermissionKey[],
  query = '',
  corporateGroupId?: string,
): Promise<TestAnswer> {
  const person = await createUser(app.deps.database, {
    permissions,
    ...(corporateGroupId !== undefined && { corporateGroupId }),
  });
  const { access } = await app.sessionOf(person.id);
  return app.request('GET', `/api/v1/imports/?${query}`, { access });
}

const files = (answer: TestAnswer) => resultsOf(answer).map((row) => row['file_name']);

describe('the imports of meter values', () => {
  test('are there for staff, of every corporate group and the newest first', async () => {
    const answer = await listed(['can_view_import', 'can_view_corporate_group_list']);
    expect(files(answer)).toEqual(['juli.csv', 'juni.csv.gz', 'maj.csv']);
    expect(resultsOf(answer)[1]).toMatchObject({
      imported_at: '2026-07-01T08:00:00+02:00',
      corporate_group: { uuid: kallvik.id, name: 'Kallvik' },
      imported_by: 'Karin Åberg',
      added_count: 336,
      changed_count: 4,
      unchanged_count: 2016,
    });
  });

  test('come by the page', async () => {
    const answer = await listed(['can_view_import', 'can_view_corporate_group_list'], 'limit=1&offset=1');
    expect(files(answer)).toEqual(['juni.csv.gz']);
    expect(answer.body).toMatchObject({ count: 3 });
  });

  test('are found by file, corporate group and importer, and sorted', async () => {
    const may = ['can_view_import', 'can_view_corporate_group_list'] as const;
    expect(files(await listed(may, 'search=karin%20norrviken%20JUL'))).toEqual(['juli.csv']);
    expect(files(await listed(may, 'search=%25'))).toEqual([]);
    expect(files(await listed(may, 'ordering=file_name'))).toEqual(['juli.csv', 'juni.csv.gz', 'maj.csv']);
    expect(files(await listed(may, 'ordering=corporate_group'))).toEqual([
      'juni.csv.gz',
      'juli.csv',
      'maj.csv',
    ]);
  });

  test('show none of a corporate group that one may not see', async () => {
    expect(files(await listed(['can_view_import']))).toEqual([]);
  });

  test('are not for customers, even for one whose role has the permission some way', async () => {
    expect((await listed(['can_view_import'], '', norrviken.id)).status).toBe(403);
  });
});
