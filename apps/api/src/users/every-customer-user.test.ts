import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorPermissions, ensureDefaultRoles } from '../permissions/default-roles.ts';
import { resultsOf } from '../testing/list-results.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let staff: string;

async function signIn(options: Parameters<typeof createUser>[1]): Promise<string> {
  return (await app.sessionOf((await createUser(app.deps.database, options)).id)).access;
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await ensureDefaultRoles(database.db);
  norrviken = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  const permissions = ['can_view_company_user'] as const;
  const person = (
    [firstName, lastName, email]: readonly [string, string, string],
    group: TestCorporateGroup,
    companyIds?: string[],
  ) =>
    createUser(database, {
      permissions,
      firstName,
      lastName,
      email: `${email}@kunden.example`,
      corporateGroupId: group.id,
      ...(companyIds !== undefined && { companyIds }),
    });
  const both = await person(['Erik', 'Åström', 'erik'], norrviken);
  await person(['Anna', 'Lindqvist', 'anna'], kallvik);
  await person(['Östen', 'Berg', 'osten'], norrviken, [norrviken.companies[1]?.id ?? '']);
  await database.db
    .insertInto('user_corporate_group')
    .values({ user_id: both.id, corporate_group_id: kallvik.id, is_admin: false, is_limited: false })
    .execute();
  staff = await signIn({
    permissions: ['can_view_corporate_group_list', 'can_delete_company_user', ...administratorPermissions],
  });
});

afterAll(() => app.close());

function list(query = '', access = staff): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/users/customer-users/?${query}`, { access });
}

async function found(query = '', access = staff): Promise<string[]> {
  return resultsOf(await list(query, access)).map(
    (user) => `${String(user['full_name'])}, ${String(Object(user['corporate_group']).name)}`,
  );
}

describe('figures 8: the customers’ users of every corporate group', () => {
  test('are one list for staff, one of two corporate groups there for each', async () => {
    const all = await found();
    expect(all).toHaveLength(4);
    expect(all.filter((row) => row.startsWith('Erik')).toSorted()).toEqual([
      'Erik Åström, Kallvik',
      'Erik Åström, Norrviken',
    ]);
    expect([all[0], all.at(-1)]).toEqual(['Anna Lindqvist, Kallvik', 'Östen Berg, Norrviken']);
  });

  test('are found by name, e-mail and corporate group, and filtered by status and corporate group', async () => {
    expect(await found('search=LINDQVIST%20anna')).toEqual(['Anna Lindqvist, Kallvik']);
    expect(await found('search=OSTEN%40kunden')).toEqual(['Östen Berg, Norrviken']);
    expect(await found('search=erik%20kallvik')).toEqual(['Erik Åström, Kallvik']);
    expect(await found('search=%25')).toEqual([]);
    expect(await found(`corporate_group=${kallvik.id}&ordering=-full_name`)).toEqual([
      'Erik Åström, Kallvik',
      'Anna Lindqvist, Kallvik',
    ]);
    expect(await found('status=locked')).toEqual([]);
    expect(await found('limit=1&offset=3')).toEqual(['Östen Berg, Norrviken']);
  });

  test('tell the same of a user as the list of the corporate group', async () => {
    const ofCorporateGroup = await app.request('GET', `/api/v1/corporategroups/${kallvik.id}/users/`, {
      access: staff,
    });
    expect(resultsOf(await list(`corporate_group=${kallvik.id}`))).toEqual(resultsOf(ofCorporateGroup));
    expect(resultsOf(ofCorporateGroup)).toHaveLength(2);
  });

  test('are for customers those of their own corporate group whom they may know of', async () => {
    const permissions = ['can_view_company_user'] as const;
    const whole = await signIn({ corporateGroupId: kallvik.id, permissions });
    expect((await found('search=kunden.example', whole)).toSorted()).toEqual([
      'Anna Lindqvist, Kallvik',
      'Erik Åström, Kallvik',
    ]);
    const companyIds = [norrviken.companies[1]?.id ?? ''];
    const limited = await signIn({ corporateGroupId: norrviken.id, permissions, companyIds });
    expect(await found('search=kunden.example%20norrviken', limited)).toEqual(['Östen Berg, Norrviken']);
    const foreign = await list(`corporate_group=${kallvik.id}`, limited);
    const unknown = await list(`corporate_group=${randomUUID()}`, limited);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  test('are none for staff who reach no corporate group, and 403 without the right', async () => {
    const nowhere = await signIn({ permissions: ['can_view_company_user'] });
    expect((await list('', nowhere)).body).toMatchObject({ count: 0, results: [] });
    expect((await list('', await signIn({ permissions: ['can_view_corporate_group_list'] }))).status).toBe(
      403,
    );
  });
});
