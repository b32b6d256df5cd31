import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerBroker } from '../../config/sign-in-providers.ts';
import { textAt } from '../../server/json-document.ts';
import { startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import { providerBrowser, type ProviderBrowser } from '../../testing/provider-browser.ts';
import { sendPassword } from '../../testing/sign-in.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  testPassword,
  type TestCorporateGroup,
  type TestUser,
} from '../../testing/test-people.ts';

const portal = 'https://portal.example';
const path = '/api/v1/users/broker-link/';
const proof = { password: testPassword };

let server: OidcServer;
let app: TestApp;
let group: TestCorporateGroup;
let user: TestUser;
let access: string;
let refresh: string;
let browser: ProviderBrowser;
let personalNumber: string;
let organization: string;

beforeAll(async () => {
  const clientSecret = 'a secret of the tests';
  server = await startOidcServer({
    clientId: 'portal',
    clientSecret,
    redirectUri: `${portal}/api/v1/sign-in/customers/callback`,
  });
  const customerBroker: CustomerBroker = {
    key: 'customers',
    name: 'BankID',
    issuer: server.issuer,
    clientId: 'portal',
    clientSecret,
    scopes: 'openid',
    assurance: null,
    personClaim: 'personal_number',
    organizationClaim: 'organization_number',
  };
  app = await createTestApp({ customerBroker });
  group = await createCorporateGroup(app.deps.database, 'Kustvind');
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(async () => {
  user = await createUser(app.deps.database, { corporateGroupId: group.id });
  ({ access, refresh } = await app.sessionOf(user.id));
  browser = providerBrowser(app);
  personalNumber = randomUUID();
  organization = '5566778899';
  server.person = { sub: randomUUID() };
  server.changeIdToken = (token) =>
    server.sign({
      ...decodeJwt(token),
      personal_number: personalNumber,
      organization_number: organization,
    });
});

afterEach(() => {
  server.changeIdToken = null;
});

function begin(body: object = proof, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> {
  return app.request('POST', `${path}begin/`, { access, body, headers });
}

/** Begins in the browser, which keeps the cookie; answers with the broker's address. */
async function start(): Promise<URL> {
  const answer = await begin();
  expect(answer.status).toBe(200);
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  browser.cookies.set(name, value);
  return new URL(textAt(answer.body, 'continue_at', 'start'));
}

/** The whole way to the broker and back to the profile. */
async function goAndReturn(): Promise<URL> {
  return browser.open(await browser.atProvider(await start()));
}

function cookiesOf(from: ProviderBrowser): string {
  return [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function add(
  back: URL,
  from = browser,
  by = access,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  return app.request('POST', path, {
    access: by,
    body: { token: back.hash.slice(1) },
    headers: { Cookie: cookiesOf(from), ...headers },
  });
}

async function link(): Promise<void> {
  expect((await add(await goAndReturn())).status).toBe(200);
}

async function linkedAt(by = access): Promise<unknown> {
  return (await app.request('GET', path, { access: by })).body['linked_at'];
}

/** Signs in through the broker in a new browser; null when that is refused. */
async function signInThere(): Promise<TestAnswer | null> {
  const other = providerBrowser(app);
  const back = await other.open(await other.atProvider(await other.start('', 'customers')));
  return back.searchParams.has('problem') ? null : other.complete(back);
}

async function eventsOf(userId: string): Promise<readonly string[]> {
  const rows = await app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'outcome'])
    .where('target_id', '=', userId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ event, outcome }) => `${event} ${outcome}`);
}

async function secondPerson(): Promise<{ readonly user: TestUser; readonly access: string }> {
  const other = await createUser(app.deps.database, { corporateGroupId: group.id });
  return { user: other, access: (await app.sessionOf(other.id)).access };
}

describe('linking the own account to the broker', () => {
  it('lets the person in by the broker from then on, beside the password, and says so by mail and in the log', async () => {
    expect(await signInThere()).toBeNull();
    const back = await goAndReturn();
    expect([back.pathname, back.search]).toEqual(['/profile', '?link=done']);
    expect(await linkedAt()).toBeNull();
    const added = await add(back);
    expect(added.body).toMatchObject({ name: 'BankID', linked_at: expect.any(String) });
    expect((await signInThere())?.body['user']).toMatchObject({ uuid: user.id });
    expect((await sendPassword(app, user, { from: '192.0.2.77' })).status).toBe(200);
    expect(await eventsOf(user.id)).toContain('sign_in_link succeeded');
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('BankID kopplat till ditt konto');
  });

  it('needs to be signed in and to be proven', async () => {
    expect((await begin({})).status).toBe(422);
    expect((await begin({ password: 'Fel lösenord helt och hållet' })).status).toBe(422);
    expect((await app.request('POST', `${path}begin/`, { body: proof })).status).toBe(401);
  });

  it('is for customers’ users only', async () => {
    const staff = await createUser(app.deps.database);
    ({ access } = await app.sessionOf(staff.id));
    const none = { name: null, linked_at: null };
    expect((await begin()).status).toBe(404);
    expect((await app.request('GET', path, { access })).body).toEqual(none);
    const plain = await createTestApp();
    const session = await plain.sessionOf(
      (
        await createUser(plain.deps.database, {
          corporateGroupId: (await createCorporateGroup(plain.deps.database, 'Utan')).id,
        })
      ).id,
    );
    expect((await plain.request('GET', path, { access: session.access })).body).toEqual(none);
    await plain.close();
  });

  it('stores no personal identity number', async () => {
    personalNumber = '198507142393';
    const back = await goAndReturn();
    const begun = await app.deps.database.db.selectFrom('provider_sign_in').selectAll().execute();
    await add(back);
    const linked = await app.deps.database.db.selectFrom('user_identity').selectAll().execute();
    expect(JSON.stringify([begun, linked, app.log])).not.toContain(personalNumber);
  });

  it('signs nobody in by itself', async () => {
    const back = await goAndReturn();
    expect((await browser.complete(back)).status).toBe(401);
    expect((await add(back)).status).toBe(200);
    expect((await browser.complete(back)).status).toBe(401);
    const sessions = await app.deps.database.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('takes the organisation that the broker says, as a sign-in does', async () => {
    organization = '556000-0001';
    const back = await goAndReturn();
    expect(back.search).toBe('?link=organization');
    expect(back.hash).toBe('');
    expect(await eventsOf(user.id)).toContain('sign_in_refused refused');
  });

  it('says so when the person does not want to', async () => {
    const address = await start();
    const answer = new URL(`${portal}/api/v1/sign-in/customers/callback`);
    answer.search = new URLSearchParams({
      error: 'access_denied',
      state: address.searchParams.get('state') ?? '',
      iss: server.issuer,
    }).toString();
    expect((await browser.open(answer)).href).toBe(`${portal}/profile?link=cancelled`);
  });

  it('happens once: whoever is linked unlinks first', async () => {
    await link();
    expect((await begin()).text).toContain('BankID är redan kopplat till ditt konto.');
  });
});

describe('attacks on linking', () => {
  it('a person who is linked to somebody is not linked to another', async () => {
    await link();
    const second = await secondPerson();
    ({ access } = second);
    browser = providerBrowser(app);
    const back = await goAndReturn();
    expect(back.search).toBe('?link=otherPerson');
    expect(await linkedAt()).toBeNull();
    expect((await signInThere())?.body['user']).toMatchObject({ uuid: user.id });
  });

  it('of two who link one person at once, one does', async () => {
    const first = { back: await goAndReturn(), browser, access };
    ({ access } = await secondPerson());
    browser = providerBrowser(app);
    const second = { back: await goAndReturn(), browser, access };
    const answers = await Promise.all(
      [first, second].map((each) => add(each.back, each.browser, each.access)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.map(({ text }) => text).join('')).toContain('Du är redan kopplad till ett annat konto.');
  });

  it('is of the session that asked, not of another of the same user or of somebody else', async () => {
    const back = await goAndReturn();
    const same = (await app.sessionOf(user.id)).access;
    const other = (await secondPerson()).access;
    for (const by of [same, other]) expect((await add(back, browser, by)).status).toBe(422);
    expect(await linkedAt(other)).toBeNull();
    // What others tried has spoilt nothing.
    expect((await add(back)).status).toBe(200);
  });

  it('is of the browser that asked: the answer opened in another, and a token sent from another, link nothing', async () => {
    const victim = providerBrowser(app);
    const answer = await browser.atProvider(await start());
    expect((await victim.open(answer)).searchParams.get('problem')).toBe('expired');
    const back = await browser.open(answer);
    expect((await add(back, victim)).status).toBe(422);
    expect((await add(back, browser, access, { Cookie: '' })).status).toBe(422);
    expect((await app.request('POST', path, { body: { token: back.hash.slice(1) } })).status).toBe(401);
    expect(await linkedAt()).toBeNull();
  });

  it('takes an answer and a token once, and the token for a minute', async () => {
    const answer = await browser.atProvider(await start());
    const back = await browser.open(answer);
    expect((await browser.open(answer)).searchParams.get('problem')).toBe('expired');
    app.clock.advance(61);
    expect((await add(back)).status).toBe(422);
    const again = await goAndReturn();
    const both = await Promise.all([add(again), add(again)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await add(again)).status).toBe(422);
  });

  it('takes no state of a sign-in for one of linking, or the other way round', async () => {
    const signIn = await browser.open(await browser.atProvider(await browser.start('', 'customers')));
    expect(signIn.searchParams.get('problem')).toBe('uninvited');
    await link();
    const session = await browser.open(await browser.atProvider(await browser.start('', 'customers')));
    expect((await add(session)).status).toBe(422);
    expect((await browser.complete(session)).status).toBe(200);
  });

  it('ends with the session that asked, and with the account', async () => {
    const answer = await browser.atProvider(await start());
    await app.request('POST', '/api/v1/logout', { body: { refresh } });
    expect((await browser.open(answer)).href).toBe(`${portal}/profile?link=expired`);
    ({ access } = await app.sessionOf(user.id));
    const later = await browser.atProvider(await start());
    await app.deps.database.db
      .updateTable('app_user')
      .set({ status: 'inactive' })
      .where('id', '=', user.id)
      .execute();
    expect((await browser.open(later)).href).toBe(`${portal}/profile?link=expired`);
  });

  it('is refused in shadow mode, each step of it', async () => {
    const back = await goAndReturn();
    const staff = await createUser(app.deps.database, {
      permissions: ['can_shadow_user', 'can_view_corporate_group_list'],
    });
    const { access: asStaff } = await app.sessionOf(staff.id);
    const started = await app.request('POST', `/api/v1/users/shadow-user/${user.id}/`, { access: asStaff });
    const shadow = { 'X-Shadow-User': textAt(started.body, 'token', 'shadow') };
    access = asStaff;
    for (const answer of [
      await app.request('GET', path, { access, headers: shadow }),
      await begin(proof, shadow),
      await add(back, browser, asStaff, shadow),
      await app.request('POST', `${path}remove/`, { access, body: proof, headers: shadow }),
    ])
      expect(answer.status).toBe(403);
  });
});

function remove(body: object = proof): Promise<TestAnswer> {
  return app.request('POST', `${path}remove/`, { access, body });
}

describe('unlinking', () => {
  it('needs to be proven, ends what the broker began, and leaves the way in by password', async () => {
    await link();
    const there = textAt((await signInThere())?.body ?? {}, 'access', 'session');
    expect((await remove({ password: 'Fel lösenord helt och hållet' })).status).toBe(422);
    expect((await remove()).body).toEqual({ name: 'BankID', linked_at: null });
    expect((await remove()).status).toBe(404);
    expect((await app.request('GET', '/api/v1/users/profile/', { access: there })).status).toBe(401);
    expect((await app.request('GET', '/api/v1/users/profile/', { access })).status).toBe(200);
    expect(await signInThere()).toBeNull();
    expect((await sendPassword(app, user, { from: '192.0.2.77' })).status).toBe(200);
    expect(await eventsOf(user.id)).toContain('sign_in_unlink succeeded');
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('BankID inte längre kopplat till ditt konto');
  });

  it('keeps the only way in', async () => {
    await link();
    await app.deps.database.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('id', '=', user.id)
      .execute();
    expect((await remove({})).text).toContain('Det är det enda sättet du kan logga in på.');
    expect(await linkedAt()).not.toBeNull();
  });
});
