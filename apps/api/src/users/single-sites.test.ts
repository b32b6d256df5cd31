import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createCustomerScene, userManagement, type CustomerScene } from '../testing/customer-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: CustomerScene;
/** An administrator of users who may also make site groups. */
let by: string;

beforeAll(async () => {
  scene = await createCustomerScene();
  const admin = await scene.member({ permissions: [...userManagement, 'cg_can_manage_site_group'] });
  by = await scene.signedIn(admin);
});

afterAll(() => scene.app.close());

function site(company: number, index = 0): string {
  return scene.norrviken.companies[company]?.siteIds[index] ?? '';
}

async function groups(): Promise<readonly string[]> {
  const path = `/api/v1/corporategroups/${scene.norrviken.id}/site-groups/?limit=100`;
  return textsOf(await scene.app.request('GET', path, { access: by }), 'name');
}

async function seenBy(userId: string): Promise<string> {
  const { access } = await scene.app.sessionOf(userId);
  const path = `/api/v1/corporategroups/${scene.norrviken.id}/site-tree/`;
  return (await scene.app.request('GET', path, { access })).text;
}

describe('single sites in what a user sees', () => {
  test('become a site group with the name of the user, in the change itself', async () => {
    const user = await scene.member({
      firstName: 'Saga',
      lastName: 'Nyman',
      permissions: ['can_view_site_list'],
    });
    const company = scene.norrviken.companies[1]?.id ?? '';
    await scene.change(user.id, { companies: [company] }, by);
    const answer = await scene.change(user.id, { sites: [site(0)] }, by);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      companies: [{ uuid: company }],
      site_groups: [{ name: 'Anläggningar för Saga Nyman' }],
      is_limited: true,
    });
    const seen = await seenBy(user.id);
    expect([site(0), site(0, 1), site(1)].map((id) => seen.includes(id))).toEqual([true, false, true]);

    const again = await scene.change(user.id, { companies: [], site_groups: [], sites: [site(0, 1)] }, by);
    expect(again.body).toMatchObject({
      companies: [],
      site_groups: [{ name: 'Anläggningar för Saga Nyman 2' }],
      is_limited: true,
    });
    const after = await seenBy(user.id);
    expect([site(0), site(0, 1), site(1)].map((id) => after.includes(id))).toEqual([false, true, false]);
  });

  test('are given with an invitation', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const answer = await scene.invite({ email, first_name: 'Ida', last_name: 'Ros', sites: [site(0)] }, by);
    expect(answer.body).toMatchObject({
      site_groups: [{ name: 'Anläggningar för Ida Ros' }],
      is_limited: true,
    });
  });

  test('are named in the event log, with the group that was made', async () => {
    const user = await scene.member({ firstName: 'Ebba', lastName: 'Lund' });
    await scene.change(user.id, { sites: [site(0)] }, by);
    const staff = await createUser(scene.app.deps.database, {
      permissions: ['can_view_audit_log', 'can_view_corporate_group_list'],
    });
    const { access } = await scene.app.sessionOf(staff.id);
    const events = resultsOf(await scene.app.request('GET', '/api/v1/audit/?limit=100', { access }));
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          event: 'user_change',
          target: expect.objectContaining({ id: user.id }),
          details: 'scope sites',
        }),
        expect.objectContaining({
          event: 'site_group_create',
          target: expect.objectContaining({ name: 'Anläggningar för Ebba Lund' }),
        }),
      ]),
    );
  });

  test('with the longest names a person can have still fit', async () => {
    const long = await scene.member({ firstName: 'Å'.repeat(100), lastName: 'Ö'.repeat(100) });
    for (const end of ['', ' 2']) {
      const answer = await scene.change(long.id, { site_groups: [], sites: [site(0)] }, by);
      const [name = ''] = (answer.body['site_groups'] as readonly { readonly name: string }[]).map(
        (group) => group.name,
      );
      expect([name.length, name.endsWith(end)]).toEqual([100, true]);
    }
  });

  test.each([
    ['a site that there is not', () => randomUUID(), 'Anläggningen finns inte i koncernen.'],
    [
      'security 50: a foreign site',
      () => scene.bjorkhaga.companies[0]?.siteIds[0],
      'Anläggningen finns inte i koncernen.',
    ],
  ])('with %s are refused, and nothing is made', async (_name, id, text) => {
    const before = await groups();
    const user = await scene.member();
    const answer = await scene.change(user.id, { first_name: 'Ny', sites: [site(0), id()] }, by);
    expect(answer.body).toMatchObject({ details: [{ field: 'sites', errors: [text] }] });
    expect(await groups()).toEqual(before);
    const read = await scene.app.deps.database.db
      .selectFrom('app_user')
      .select('first_name')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(read.first_name).not.toBe('Ny');
  });

  test('security 53: are refused from who may not make site groups', async () => {
    const user = await scene.member();
    const answer = await scene.change(user.id, { sites: [site(0)] });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { details: [{ field: 'sites', errors: ['Du kan inte ge en behörighet som du själv saknar.'] }] },
    ]);
    expect((await scene.invite({ sites: [site(0)] })).status).toBe(422);
  });

  test('security 53: are refused from who sees a part, also of that part', async () => {
    const company = scene.norrviken.companies[1]?.id ?? '';
    const limited = await scene.member({
      permissions: [...userManagement, 'cg_can_manage_site_group'],
      companyIds: [company],
    });
    await scene.app.deps.database.db
      .updateTable('user_corporate_group')
      .set({ is_limited: true })
      .where('user_id', '=', limited.id)
      .execute();
    const part = await scene.signedIn(limited);
    for (const id of [site(0), site(1)]) {
      const answer = await scene.invite({ companies: [company], sites: [id] }, part);
      expect(answer.body).toMatchObject({
        details: [{ field: 'sites', errors: ['Du kan inte visa mer än du själv ser.'] }],
      });
    }
  });

  test('security 53: nobody gives themselves', async () => {
    const self = await scene.member({ permissions: [...userManagement, 'cg_can_manage_site_group'] });
    const answer = await scene.change(self.id, { sites: [site(0)] }, await scene.signedIn(self));
    expect(answer.body).toMatchObject({ details: [{ field: 'sites' }] });
  });

  test('of two users at once become two groups with two names', async () => {
    const users = await Promise.all(
      [1, 2, 3].map(() => scene.member({ firstName: 'Två', lastName: 'Samtidigt' })),
    );
    const answers = await Promise.all(users.map(({ id }) => scene.change(id, { sites: [site(0)] }, by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await groups()).filter((name) => name.startsWith('Anläggningar för Två')).toSorted()).toEqual([
      'Anläggningar för Två Samtidigt',
      'Anläggningar för Två Samtidigt 2',
      'Anläggningar för Två Samtidigt 3',
    ]);
  });
});
