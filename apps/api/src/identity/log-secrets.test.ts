import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import { startLogin } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword } from '../testing/test-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('security 63: after every step of signing in, passwords, apps, invitations and shadow mode, the log holds no secret', async () => {
  const user = await createUser(app.deps.database);
  const { token, code } = await startLogin(app, user);
  const signedIn = await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
  const access = textAt(signedIn.body, 'access', 'verify-otp');
  const refresh = textAt(signedIn.body, 'refresh', 'verify-otp');
  await app.request('GET', '/api/v1/users/profile', { access });
  const renewed = await app.request('POST', '/api/v1/token/refresh', { body: { refresh } });
  app.clock.advance(30);
  await app.request('POST', '/api/v1/token/refresh', { body: { refresh } });
  await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
  const [mail] = await app.mailsTo(user.email);
  const link = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
  await app.request('GET', `/reset-password/${link}`);
  await app.request('POST', `/api/v1/create-password/${link}`, {
    body: { password: 'Älgar i dimman 8', password_confirm: 'Älgar i dimman 8' },
  });
  const changed = await app.sessionOf(user.id);
  await app.request('POST', '/api/v1/change-password', {
    access: changed.access,
    body: {
      old_password: 'Älgar i dimman 8',
      new_password: 'Uttrar under isen 5',
      new_password_confirm: 'Uttrar under isen 5',
    },
  });
  const enrolled = await app.request('POST', '/api/v1/totp/', {
    access: changed.access,
    body: { password: 'Uttrar under isen 5' },
  });
  const admin = await createUser(app.deps.database, {
    permissions: ['can_manage_admin_user', 'can_shadow_user'],
  });
  const staff = await app.sessionOf(admin.id);
  const shadow = await app.request('POST', `/api/v1/users/shadow-user/${user.id}/`, { access: staff.access });
  const shadowToken = textAt(shadow.body, 'token', 'shadow');
  await app.request('GET', '/api/v1/users/profile/', {
    access: staff.access,
    headers: { 'X-Shadow-User': shadowToken },
  });
  await app.request('POST', '/api/v1/administrators/', {
    access: staff.access,
    body: { email: 'ny@vinrod.example', first_name: 'Ny', last_name: 'Person', roles: [] },
  });
  const [invited] = await app.mailsTo('ny@vinrod.example');
  await app.deps.background.settled();

  const log = app.log.join('');
  const secrets = {
    testPassword,
    token,
    code,
    access,
    refresh,
    renewed: textAt(renewed.body, 'refresh', 'refresh'),
    link,
    newPassword: 'Älgar i dimman 8',
    changedPassword: 'Uttrar under isen 5',
    authenticatorSecret: textAt(enrolled.body, 'secret', 'totp'),
    shadowToken,
    invitation: /reset-password\/([\w-]+)/.exec(invited?.text ?? '')?.[1] ?? 'log',
    email: user.email,
  };
  expect(app.log.length).toBeGreaterThan(8);
  for (const [name, secret] of Object.entries(secrets))
    expect([name, log.includes(secret)]).toEqual([name, false]);
});
