import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { createCustomerScene, usersOf, type CustomerScene } from '../testing/customer-scene.ts';
import { createUser } from '../testing/test-people.ts';

let scene: CustomerScene;

beforeAll(async () => {
  scene = await createCustomerScene();
});

afterAll(() => scene.app.close());

describe('inviting', () => {
  test('makes an account and mails a link in Swedish, as text and HTML', async () => {
    const answer = await scene.invite({ email: 'Asa.Oberg@Norrviken.example', title: ' Controller ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'asa.oberg@norrviken.example',
      full_name: 'Åsa Öberg',
      title: 'Controller',
      corporate_group: { uuid: scene.norrviken.id, name: 'Norrviken' },
      companies: [],
      site_groups: [],
      roles: [{ id: scene.readerRole, display_name: 'Läsare' }],
      is_admin: false,
      is_limited: false,
      status: 'invited',
      last_login: null,
      invited_at: '2026-11-20T08:00:00+01:00',
    });
    const [mail] = await scene.app.mailsTo('asa.oberg@norrviken.example');
    expect(mail?.subject).toBe('Inbjudan till Vinröd Energi');
    expect(mail?.text).toContain(
      'Tova Lindmark har bjudit in dig till energiportalen hos Vinröd Energi för Norrviken',
    );
    expect(mail?.text).toContain('Länken gäller i 7 dagar');
    const stored = await scene.app.deps.database.db
      .selectFrom('mail')
      .select('html')
      .where('to_address', '=', 'asa.oberg@norrviken.example')
      .executeTakeFirstOrThrow();
    expect(stored.html).toContain('<html lang="sv">');
  });

  test('the link works for seven days, once, and the person can sign in then', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    await scene.invite({ email });
    const token = await scene.linkIn(email);
    scene.app.clock.advance(7 * 24 * 3600 - 60);
    expect((await scene.choosePassword(token)).status).toBe(200);
    expect((await scene.choosePassword(token)).status).toBe(422);
    const read = await scene.app.request('GET', `${usersOf(scene.norrviken)}?search=${email}`, {
      access: await scene.access(),
    });
    expect(read.body).toMatchObject({ count: 1, results: [{ status: 'active' }] });
  });

  test('after seven days it does not', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    await scene.invite({ email });
    const token = await scene.linkIn(email);
    scene.app.clock.advance(7 * 24 * 3600);
    expect((await scene.choosePassword(token)).status).toBe(422);
  });

  test('again sends another link and voids the earlier one', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const id = textAt((await scene.invite({ email })).body, 'uuid', 'user');
    const first = await scene.linkIn(email);
    const again = await scene.change(id, { status: 'invited' });
    expect(again.body).toMatchObject({ status: 'invited' });
    const second = await scene.linkIn(email);
    expect(second).not.toBe(first);
    expect((await scene.choosePassword(first)).status).toBe(422);
    expect((await scene.choosePassword(second)).status).toBe(200);
  });

  test('one person too often is a 429', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const id = textAt((await scene.invite({ email })).body, 'uuid', 'user');
    for (let sent = 2; sent <= 5; sent++) await scene.change(id, { status: 'invited' });
    const answer = await scene.change(id, { status: 'invited' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['an address in use', () => ({ email: scene.admin.email.toUpperCase() }), 'email'],
    ['a blank name', () => ({ first_name: '   ' }), 'first_name'],
    ['a role that there is not', () => ({ roles: [2_000_000_000] }), 'roles'],
    ['a staff role', async () => ({ roles: [(await createUser(scene.app.deps.database)).roleId] }), 'roles'],
    ['a bolag that there is not', () => ({ companies: [randomUUID()] }), 'companies'],
    ['security 50: a foreign bolag', () => ({ companies: [scene.bjorkhaga.companies[0]?.id] }), 'companies'],
    ['a site group that there is not', () => ({ site_groups: [randomUUID()] }), 'site_groups'],
  ])('with %s is refused, and nothing is made', async (_name, body, field) => {
    const before = await scene.app.request('GET', usersOf(scene.norrviken), { access: await scene.access() });
    const answer = await scene.invite(await body());
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ type: 'field_error', details: [{ field }] });
    expect(
      (await scene.app.request('GET', usersOf(scene.norrviken), { access: await scene.access() })).body[
        'count'
      ],
    ).toBe(before.body['count']);
  });

  test.each([
    ['a field of the account', { status: 'active' }],
    ['a tenant', { corporate_group: randomUUID() }],
    ['no address', { email: 'no address' }],
    ['a telephone number without a country', { phone_number: '070-174 06 05' }],
    ['NUL', { first_name: 'a\0' }],
    ['10 001 bolag', { companies: Array.from({ length: 10_001 }, () => randomUUID()) }],
  ])('security 52: with %s does not follow the contract', async (_name, body) => {
    expect((await scene.invite(body)).status).toBe(400);
  });

  test('two people with one address at the same time: one gets it', async () => {
    const email = `${randomUUID()}@norrviken.example`;
    const answers = await Promise.all([
      scene.invite({ email }),
      scene.invite({ email }),
      scene.invite({ email }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});

describe('security m12: inviting an address that has an account', () => {
  test('of the own corporate group says so', async () => {
    const answer = await scene.invite({ email: scene.admin.email });
    expect(answer.body).toMatchObject({
      details: [{ field: 'email', errors: ['Adressen används redan.'] }],
    });
  });

  test('of another corporate group and of staff are refused with one answer that names no reason', async () => {
    const others = [
      await createUser(scene.app.deps.database, { corporateGroupId: scene.bjorkhaga.id }),
      await createUser(scene.app.deps.database),
    ];
    for (const { email } of others) {
      const answer = await scene.invite({ email });
      expect([answer.status, answer.body]).toEqual([
        422,
        {
          type: 'field_error',
          details: [
            { field: 'email', errors: ['Adressen går inte att bjuda in. Be din leverantör om hjälp.'] },
          ],
        },
      ]);
    }
  });

  test('can be tried twenty times a day, by whoever invites', async () => {
    const curious = await scene.member({
      permissions: ['can_view_company_user', 'can_manage_company_user', 'can_view_invoice'],
    });
    const by = await scene.signedIn(curious);
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries++) {
      const { email } = await createUser(scene.app.deps.database);
      statuses.push((await scene.invite({ email }, by)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429, 429]);
  });

  test('and inviting people who have none is not counted', async () => {
    const busy = await scene.member({
      permissions: ['can_view_company_user', 'can_manage_company_user', 'can_view_invoice'],
    });
    const by = await scene.signedIn(busy);
    for (let invited = 0; invited < 25; invited++) expect((await scene.invite({}, by)).status).toBe(200);
  });
});
