import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../server/json-document.ts';
import type { Schema } from '../store/schema/index.ts';
import { atOnce, many } from '../testing/at-once.ts';
import { createCustomerScene, type CustomerScene } from '../testing/customer-scene.ts';
import { newestCode, sendCode, startLogin } from '../testing/sign-in.ts';
import type { TestAnswer, TestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-people.ts';
import { tokenHash } from './tokens.ts';

let scene: CustomerScene;
let app: TestApp;

beforeAll(async () => {
  scene = await createCustomerScene();
  ({ app } = scene);
});

afterAll(() => app.close());

function statusesOf(answers: readonly TestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function holdUser(userId: string) {
  return (trx: Transaction<Schema>) =>
    trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

function holdSignIn(token: string) {
  return (trx: Transaction<Schema>) =>
    trx
      .selectFrom('login_challenge')
      .select('id')
      .where('token_hash', '=', tokenHash(token))
      .forUpdate()
      .execute();
}

/** A distinct address for each concurrent client. */
function addressOf(index: number): string {
  return `198.51.100.${index}`;
}

async function linksTo(email: string): Promise<string[]> {
  const mails = await app.mailsTo(email);
  return mails.flatMap(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? []);
}

function select(token: string, index = 0, password = 'Grävling under månen 4') {
  return app.request('POST', `/api/v1/create-password/${token}`, {
    body: { password, password_confirm: password },
    from: addressOf(index),
  });
}

async function workingLinks(links: readonly string[], userId: string): Promise<number> {
  const open = await app.deps.database.db
    .selectFrom('password_link')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  const hashes = new Set(open.map(({ token_hash }) => token_hash));
  expect(hashes.size).toBe(1);
  return links.filter((link) => hashes.has(tokenHash(link))).length;
}

function resetLink(user: TestUser, index = 0) {
  return app.request('POST', '/api/v1/reset-password', {
    body: { email: user.email },
    from: addressOf(index),
  });
}

test('security m1: security 38: of many links asked for at once exactly one works', async () => {
  const user = await scene.member();
  const answers = await atOnce(app.deps.database, holdUser(user.id), async (index) => {
    const answer = await resetLink(user, index);
    await app.deps.background.settled();
    return answer;
  });
  expect(statusesOf(answers)).toEqual({ 200: many });
  const links = await linksTo(user.email);
  expect(links).toHaveLength(many);
  expect(await workingLinks(links, user.id)).toBe(1);
});

test('security m1: of many invitations sent again at once exactly one works', async () => {
  const email = 'nyanstalld@norrviken.example';
  const id = textAt((await scene.invite({ email })).body, 'uuid', 'user');
  const access = await scene.access();
  const answers = await atOnce(app.deps.database, holdUser(id), () =>
    scene.change(id, { status: 'invited' }, access),
  );
  // A person can be sent five invitations an hour.
  expect(statusesOf(answers)).toEqual({ 200: 4, 429: many - 4 });
  const links = await linksTo(email);
  expect(links).toHaveLength(5);
  expect(await workingLinks(links, id)).toBe(1);
});

test('security m1: a link that many use at once sets one password', async () => {
  const user = await scene.member();
  await resetLink(user);
  const [link = ''] = await linksTo(user.email);
  const answers = await atOnce(app.deps.database, holdUser(user.id), (index) =>
    select(link, index, `Grävling nummer ${index} under månen`),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 422: many - 1 });
  const notices = (await app.mailsTo(user.email)).filter(
    ({ subject }) => subject === 'Ditt lösenord har ändrats',
  );
  expect(notices).toHaveLength(1);
});

test('security m1: an invitation that many take up at once sets one password', async () => {
  const email = 'inbjuden@norrviken.example';
  const id = textAt((await scene.invite({ email })).body, 'uuid', 'user');
  const [link = ''] = await linksTo(email);
  const answers = await atOnce(app.deps.database, holdUser(id), (index) => select(link, index));
  expect(statusesOf(answers)).toEqual({ 200: 1, 422: many - 1 });
});

test('security 33: of many right codes at once exactly one signs in', async () => {
  const user = await scene.member();
  const { token, code } = await startLogin(app, user);
  const answers = await atOnce(app.deps.database, holdSignIn(token), (index) =>
    sendCode(app, token, code, addressOf(index)),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 401: many - 1 });
  const sessions = await app.deps.database.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('security 35: of many codes asked for at once exactly one is sent', async () => {
  const user = await scene.member();
  const { token } = await startLogin(app, user);
  app.clock.advance(30);
  const answers = await atOnce(app.deps.database, holdSignIn(token), (index) =>
    app.request('POST', '/api/v1/resend-otp', { body: { token }, from: addressOf(index) }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 429: many - 1 });
  expect(await app.mailsTo(user.email)).toHaveLength(2);
  expect((await sendCode(app, token, await newestCode(app, user.email))).status).toBe(200);
});

test('security 45: of many exchanges of a refresh token at once exactly one child comes', async () => {
  const user = await scene.member();
  const session = await app.sessionOf(user.id);
  const hash = tokenHash(session.refresh);
  const answers = await atOnce(
    app.deps.database,
    (trx) =>
      trx
        .selectFrom('refresh_token')
        .select('token_hash')
        .where('token_hash', '=', hash)
        .forUpdate()
        .execute(),
    () => app.request('POST', '/api/v1/token/refresh', { body: { refresh: session.refresh } }),
  );
  expect(statusesOf(answers)).toEqual({ 200: many });
  expect(new Set(answers.map(({ body }) => body['refresh'])).size).toBe(1);
  const children = await app.deps.database.db
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('parent_hash', '=', hash)
    .execute();
  expect(children).toHaveLength(1);
});
