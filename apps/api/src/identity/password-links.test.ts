import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLogin } from '../testing/sign-in.ts';
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
  return createUser(app.deps.database, { corporateGroupId: group });
}

function ask(email: string, options: { readonly from?: string; readonly host?: string } = {}) {
  return app.request('POST', '/api/v1/reset-password', {
    body: { email },
    ...(options.from === undefined ? {} : { from: options.from }),
    headers: options.host === undefined ? {} : { Host: options.host, 'X-Forwarded-Host': options.host },
  });
}

async function newestLink(email: string): Promise<string> {
  const mails = await app.mailsTo(email);
  const text = mails.find(({ subject }) => subject === 'Välj ett nytt lösenord')?.text ?? '';
  return /https:\/\/portal\.example\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
}

async function linkFor(user: TestUser): Promise<string> {
  await ask(user.email, { from: '203.0.113.1' });
  app.clock.advance(600);
  return newestLink(user.email);
}

function select(token: string, password: string, confirm = password) {
  app.clock.advance(60);
  return app.request('POST', `/api/v1/create-password/${token}`, {
    body: { password, password_confirm: confirm },
  });
}

function logIn(user: TestUser, password: string) {
  return app.request('POST', '/api/v1/login', { body: { email: user.email, password } });
}

const wrongLink = {
  type: 'non_field_error',
  details: { message: 'Länken är fel eller för gammal. Be om en ny.' },
};

test('figures 25: a link tells on opening whether it works, and changes nothing by that', async () => {
  const user = await newUser();
  const token = await linkFor(user);
  const open = (link: string) => app.request('GET', `/api/v1/create-password/${link}`);
  for (const _ of [1, 2]) expect((await open(token)).body).toEqual({ kind: 'reset', first_name: 'Tova' });
  expect((await select(token, newPassword)).status).toBe(200);
  for (const wrong of [token, 'finns-inte']) {
    const answer = await open(wrong);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(wrongLink);
  }
  const old = await linkFor(user);
  app.clock.advance(31 * 60);
  expect((await open(old)).status).toBe(422);
});

test('figures 25: guessing links by opening them ends in 429', async () => {
  const guesses = [];
  for (let guess = 0; guess < 21; guess++)
    guesses.push(
      (await app.request('GET', `/api/v1/create-password/gissning-${guess}`, { from: '198.51.100.77' }))
        .status,
    );
  expect(guesses.at(0)).toBe(422);
  expect(guesses.at(-1)).toBe(429);
});

describe('security 38: asking for a link', () => {
  test('answers the same for unknown, disabled and known addresses', async () => {
    const known = await newUser();
    const disabled = await createUser(app.deps.database, { status: 'inactive' });
    for (const email of [known.email, disabled.email, 'nobody@kund.example']) {
      const answer = await ask(email);
      expect([answer.status, answer.text]).toEqual([200, '{}']);
    }
    expect(await newestLink(known.email)).toMatch(/^[\w-]{43}$/);
    expect(await app.mailsTo(disabled.email)).toEqual([]);
    expect(await app.mailsTo('nobody@kund.example')).toEqual([]);
  });

  test('the limit is the same for unknown and known addresses', async () => {
    const known = await newUser();
    for (const [index, email] of [known.email, 'unknown@kund.example'].entries()) {
      const from = `203.0.113.${100 + index}`;
      for (let asked = 1; asked <= 5; asked++) expect((await ask(email, { from })).status).toBe(200);
      expect((await ask(email, { from })).status).toBe(429);
    }
  });

  test('security 39: the link leads to the configured address, whatever Host says', async () => {
    const user = await newUser();
    await ask(user.email, { host: 'evil.example' });
    const [mail] = await app.mailsTo(user.email);
    expect(mail?.text).toContain('https://portal.example/reset-password/');
    expect(mail?.text).not.toContain('evil.example');
  });

  test('security 39: the token is in no log line and stored hashed', async () => {
    const token = await linkFor(await newUser());
    await select(token, newPassword);
    expect(app.log.some((line) => line.includes('/api/v1/create-password/:token'))).toBe(true);
    expect(app.log.filter((line) => line.includes(token))).toEqual([]);
    const rows = await app.deps.database.db.selectFrom('password_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('choosing a password', () => {
  test('the new password works, the old one does not, and the person is told', async () => {
    const user = await newUser();
    const answer = await select(await linkFor(user), newPassword);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect((await logIn(user, testPassword)).status).toBe(401);
    expect((await logIn(user, newPassword)).status).toBe(200);
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Ditt lösenord har ändrats');
  });

  test('security 40: it does not sign in, and the code is asked for afterwards', async () => {
    const user = await newUser();
    const answer = await select(await linkFor(user), newPassword);
    expect(answer.text).toBe('{}');
    const login = await logIn(user, newPassword);
    expect(Object.keys(login.body)).not.toContain('access');
  });

  test('security 38: a link works once', async () => {
    const token = await linkFor(await newUser());
    const answers = await Promise.all([select(token, newPassword), select(token, 'Åska över fjället 9')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await select(token, newPassword)).body).toEqual(wrongLink);
  });

  test('security 38: a newer link voids the earlier one', async () => {
    const user = await newUser();
    const first = await linkFor(user);
    const second = await linkFor(user);
    expect((await select(first, newPassword)).body).toEqual(wrongLink);
    expect((await select(second, newPassword)).status).toBe(200);
  });

  test('security 38: a link is too old after half an hour', async () => {
    const user = await newUser();
    const token = await linkFor(user);
    app.clock.advance(1800);
    expect((await select(token, newPassword)).body).toEqual(wrongLink);
  });

  test('security 42: every session of the user ends', async () => {
    const user = await newUser();
    const session = await app.sessionOf(user.id);
    await select(await linkFor(user), newPassword);
    const renewed = await app.sessionOf(user.id);
    const old = await app.request('POST', '/api/v1/token/refresh', { body: { refresh: session.refresh } });
    expect(old.status).toBe(401);
    expect((await app.request('GET', '/api/v1/users/profile', { access: renewed.access })).status).toBe(200);
  });

  test('an invited person becomes active', async () => {
    const user = await createUser(app.deps.database, { corporateGroupId: group, status: 'invited' });
    await select(await linkFor(user), newPassword);
    expect((await logIn(user, newPassword)).status).toBe(200);
  });

  test('what is wrong with the password is told per field', async () => {
    const answer = await select(await linkFor(await newUser()), 'kort', 'annat');
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      type: 'field_error',
      details: [
        { field: 'password', errors: ['Lösenordet måste ha minst 8 tecken.'] },
        { field: 'password_confirm', errors: ['Lösenorden är inte lika.'] },
      ],
    });
  });

  test('security 41: a password of 128 characters counts in full', async () => {
    const user = await newUser();
    const long = `${'Grävlingar över ängen, uttrar under isen och renar på tundran '.repeat(3).slice(0, 127)}A`;
    expect([...long]).toHaveLength(128);
    expect((await select(await linkFor(user), long)).status).toBe(200);
    expect((await logIn(user, `${long.slice(0, -1)}B`)).status).toBe(401);
    expect((await logIn(user, long.slice(0, 72))).status).toBe(401);
    expect((await logIn(user, long)).status).toBe(200);
  });

  test('security 41: spaces at the ends belong to the password', async () => {
    const user = await newUser();
    const spaced = '  mellanslag runt om  ';
    expect((await select(await linkFor(user), spaced)).status).toBe(200);
    expect((await logIn(user, spaced.trim())).status).toBe(401);
    await expect(logIn(user, spaced)).resolves.toMatchObject({ status: 200 });
  });

  test('a link does not open anything else', async () => {
    const user = await newUser();
    const token = await linkFor(user);
    expect((await app.request('GET', '/api/v1/users/profile', { access: token })).status).toBe(401);
    await expect(startLogin(app, user)).resolves.toMatchObject({ code: expect.any(String) });
  });
});
