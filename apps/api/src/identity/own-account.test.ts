import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, testPassword, type TestUser } from '../testing/test-people.ts';

const newPassword = 'Grävling under månen 4';

let app: TestApp;
let group: string;

beforeAll(async () => {
  app = await createTestApp();
  group = (await createCorporateGroup(app.deps.database, 'Kallvik Industri')).id;
});

afterAll(() => app.close());

function newUser(): Promise<TestUser> {
  return createUser(app.deps.database, { corporateGroupId: group, permissions: ['can_view_invoice'] });
}

function change(access: string, body: Readonly<Record<string, string>> = {}) {
  return app.request('POST', '/api/v1/change-password', {
    access,
    body: {
      old_password: testPassword,
      new_password: newPassword,
      new_password_confirm: body['new_password'] ?? newPassword,
      ...body,
    },
  });
}

function logIn(user: TestUser, password: string) {
  return app.request('POST', '/api/v1/login', { body: { email: user.email, password } });
}

async function isSignedIn(access: string): Promise<boolean> {
  return (await app.request('GET', '/api/v1/users/profile/', { access })).status === 200;
}

describe('security 42: changing the password', () => {
  test('ends every other session and family at once, keeps this one, and tells by mail', async () => {
    const user = await newUser();
    const own = await app.sessionOf(user.id);
    const others = [await app.sessionOf(user.id), await app.sessionOf(user.id)];
    const answer = await change(own.access);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await isSignedIn(own.access)).toBe(true);
    for (const other of others) {
      expect(await isSignedIn(other.access)).toBe(false);
      const refreshed = await app.request('POST', '/api/v1/token/refresh', {
        body: { refresh: other.refresh },
      });
      expect(refreshed.status).toBe(401);
    }
    expect((await logIn(user, testPassword)).status).toBe(401);
    expect((await logIn(user, newPassword)).status).toBe(200);
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Ditt lösenord har ändrats');
  });

  test('security 38: voids links and sign-ins that are open', async () => {
    const user = await newUser();
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    const [mail] = await app.mailsTo(user.email);
    const link = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const login = await logIn(user, testPassword);
    const code = /\b\d{6}\b/.exec((await app.mailsTo(user.email))[0]?.text ?? '')?.[0];
    await change((await app.sessionOf(user.id)).access);
    const selected = await app.request('POST', `/api/v1/create-password/${link}`, {
      body: { password: 'Åska över fjället 9', password_confirm: 'Åska över fjället 9' },
    });
    expect(selected.status).toBe(422);
    const verified = await app.request('POST', '/api/v1/verify-otp', {
      body: { token: login.body['token'], otp: code },
    });
    expect(verified.status).toBe(401);
  });

  test.each([
    [
      'the wrong current one',
      { old_password: 'fel' },
      { field: 'old_password', errors: ['Lösenordet är fel.'] },
    ],
    [
      'a short one',
      { new_password: 'kort' },
      { field: 'new_password', errors: ['Lösenordet måste ha minst 8 tecken.'] },
    ],
    [
      'one with the name of the koncern',
      { new_password: 'kallvik-2026!' },
      {
        field: 'new_password',
        errors: ['Lösenordet får inte innehålla ditt namn, din e-postadress eller företagets namn.'],
      },
    ],
    [
      'two that differ',
      { new_password_confirm: 'något annat' },
      { field: 'new_password_confirm', errors: ['Lösenorden är inte lika.'] },
    ],
    [
      'the same as before',
      { new_password: testPassword },
      { field: 'new_password', errors: ['Välj ett annat lösenord än det du har.'] },
    ],
  ])('with %s is refused, and nothing changes', async (_name, body, detail) => {
    const user = await newUser();
    const { access } = await app.sessionOf(user.id);
    const other = await app.sessionOf(user.id);
    const answer = await change(access, body);
    expect([answer.status, answer.body]).toEqual([422, { type: 'field_error', details: [detail] }]);
    expect(await isSignedIn(other.access)).toBe(true);
  });

  test('needs somebody signed in', async () => {
    expect((await change('nobody')).status).toBe(401);
  });

  test('security 36: wrong current passwords are counted', async () => {
    const { access } = await app.sessionOf((await newUser()).id);
    const statuses = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await change(access, { old_password: 'fel' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  test('twice at the same time happens once', async () => {
    const { access } = await app.sessionOf((await newUser()).id);
    const answers = await Promise.all([
      change(access),
      change(access, { new_password: 'Åska över fjället 9' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

function patch(access: string, body: unknown) {
  return app.request('PATCH', '/api/v1/users/profile/', { access, body });
}

describe('the own profile', () => {
  test('changes what is sent and leaves the rest', async () => {
    const user = await newUser();
    const { access } = await app.sessionOf(user.id);
    const answer = await patch(access, { first_name: ' Åsa ', phone_number: '+46701740612', language: 'en' });
    expect(answer.body).toMatchObject({
      first_name: 'Åsa',
      last_name: 'Lindmark',
      phone_number: '+46701740612',
      title: null,
      language: 'en',
    });
    expect((await patch(access, { phone_number: null, title: '  ' })).body).toMatchObject({
      phone_number: null,
      title: null,
    });
    expect((await app.request('GET', '/api/v1/users/profile/', { access })).body['first_name']).toBe('Åsa');
  });

  test('decides the language of the mails that the person gets', async () => {
    const user = await newUser();
    const { access } = await app.sessionOf(user.id);
    await patch(access, { language: 'en' });
    expect((await change(access)).status).toBe(200);
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    const mails = await app.mailsTo(user.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Choose a new password',
      'Your password has been changed',
    ]);
    expect(mails.every(({ text }) => text.startsWith('Hi '))).toBe(true);
  });

  test.each([
    { email: 'annan@kund.example' },
    { user_type: 'internal' },
    { status: 'active' },
    { is_active: true },
    { roles: [1] },
    { permissions: { can_shadow_user: true } },
    { corporate_groups: [] },
    { default_corporate_group: null },
    { password_hash: 'x' },
    { uuid: '00000000-0000-4000-8000-000000000000' },
    { first_name: 'Ny', role: 'admin' },
    {},
    [],
    { first_name: '' },
    { first_name: 'x'.repeat(101) },
    { first_name: 'a\0b' },
    { phone_number: '070-174 06 05' },
    { language: 'de' },
    { title: 7 },
  ])('security 52: %j is refused and changes nothing', async (body) => {
    const user = await newUser();
    const { access } = await app.sessionOf(user.id);
    const before = await app.request('GET', '/api/v1/users/profile/', { access });
    expect((await patch(access, body)).status).toBe(400);
    expect((await app.request('GET', '/api/v1/users/profile/', { access })).text).toBe(before.text);
  });

  test('a blank name is refused in words', async () => {
    const { access } = await app.sessionOf((await newUser()).id);
    const answer = await patch(access, { last_name: '   ' });
    expect([answer.status, answer.body]).toEqual([
      422,
      { type: 'field_error', details: [{ field: 'last_name', errors: ['Fyll i fältet.'] }] },
    ]);
  });

  test('takes every letter and sign', async () => {
    const { access } = await app.sessionOf((await newUser()).id);
    const answer = await patch(access, { first_name: '🦊 Åse-Ünïcødé', last_name: "O'Neill <b>" });
    expect(answer.body).toMatchObject({ first_name: '🦊 Åse-Ünïcødé', last_name: "O'Neill <b>" });
  });
});
