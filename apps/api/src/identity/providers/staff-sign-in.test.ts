// A sign-in reads the time of this computer, as the provider in this process does.
import { randomUUID } from 'node:crypto';
import { decodeJwt, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffDirectory } from '../../config/sign-in-providers.ts';
import { ensureDefaultRoles } from '../../permissions/default-roles.ts';
import { isRecord } from '../../server/json-document.ts';
import { startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import { providerBrowser } from '../../testing/provider-browser.ts';
import { sendPassword } from '../../testing/sign-in.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { wrongClock } from '../../testing/test-clock.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';

const portal = 'https://portal.example';
const registration = {
  clientId: 'portal',
  clientSecret: 'a secret of the tests',
  redirectUri: `${portal}/api/v1/sign-in/staff/callback`,
  backChannelLogoutUri: `${portal}/api/v1/sign-in/staff/back-channel-logout`,
  postLogoutRedirectUri: `${portal}/`,
};

let server: OidcServer;
let other: OidcServer;
let app: TestApp;

function directoryAt(issuer: string): StaffDirectory {
  return {
    key: 'staff',
    name: 'Katalogen',
    issuer,
    clientId: registration.clientId,
    clientSecret: registration.clientSecret,
    scopes: 'openid profile email groups',
    assurance: null,
    groupsClaim: 'groups',
    rolesOfGroups: new Map([
      ['support', ['customer_service']],
      ['sales', ['account_manager', 'reader']],
      ['lost', ['a role that does not exist']],
      ['owners', ['system_administrator']],
    ]),
  };
}

beforeAll(async () => {
  server = await startOidcServer(registration, async (request) => app.fetch(request));
  other = await startOidcServer(registration);
  app = await createTestApp({ staffDirectory: directoryAt(server.issuer) });
  await ensureDefaultRoles(app.deps.database.db);
});

afterAll(async () => {
  await app.close();
  await server.close();
  await other.close();
});

function newPerson(claims: Readonly<Record<string, unknown>> = {}) {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@vinrod.example`,
    email_verified: true,
    given_name: 'Signe',
    family_name: 'Åkerlund',
    groups: ['support'],
    ...claims,
  };
}

beforeEach(() => {
  server.person = newPerson();
});

afterEach(() => {
  server.changeIdToken = null;
  vi.useRealTimers();
});

const logoutClaims = (change: JWTPayload = {}): JWTPayload => ({
  iss: server.issuer,
  aud: 'portal',
  sub: server.person.sub,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 120,
  jti: randomUUID(),
  events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  ...change,
});

const now = (): number => Math.floor(Date.now() / 1000);

function endByToken(token: string): Promise<Response> {
  return app.fetch(
    new Request(`${portal}/api/v1/sign-in/staff/back-channel-logout`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    }),
  );
}

function without(name: 'sub' | 'jti'): JWTPayload {
  return Object.fromEntries(Object.entries(logoutClaims()).filter(([claim]) => claim !== name));
}

const problemOf = (address: URL): string | null =>
  address.origin === portal && address.pathname === '/' ? address.searchParams.get('problem') : null;

async function signedIn(): Promise<{ readonly answer: TestAnswer; readonly access: string }> {
  const browser = providerBrowser(app);
  const answer = await browser.complete(await browser.signIn());
  return { answer, access: String(answer.body['access']) };
}

async function userWith(email: unknown) {
  return app.deps.database.db
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', String(email))
    .executeTakeFirst();
}

async function rolesOf(email: unknown): Promise<readonly string[]> {
  const rows = await app.deps.database.db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.name')
    .where('email', '=', String(email))
    .orderBy('role.name')
    .execute();
  return rows.map(({ name }) => name);
}

async function profile(access: string): Promise<number> {
  return (await app.request('GET', '/api/v1/users/profile/', { access })).status;
}

/** Signs in while the provider's ID tokens have other claims. */
async function signInWith(change: (claims: JWTPayload) => JWTPayload): Promise<string | null> {
  server.changeIdToken = (token) => server.sign(change(decodeJwt(token)));
  return problemOf(await providerBrowser(app).signIn());
}

describe('a sign-in of staff through a directory', () => {
  it('makes an account with the roles of the groups, and a session as any other', async () => {
    const { person } = server;
    const browser = providerBrowser(app);
    const back = await browser.signIn('?return_path=%2Finvoices%3Fstatus%3Dopen');
    expect(back.origin + back.pathname).toBe(`${portal}/`);
    expect(back.searchParams.get('next')).toBe('/invoices?status=open');
    const answer = await browser.complete(back);
    expect(answer.status).toBe(200);
    expect(answer.body['user']).toMatchObject({ full_name: 'Signe Åkerlund' });
    expect(await profile(String(answer.body['access']))).toBe(200);
    expect(await rolesOf(person['email'])).toEqual(['customer_service']);
    expect(await userWith(person['email'])).toMatchObject({
      user_type: 'internal',
      status: 'active',
      password_hash: null,
    });
    expect(browser.cookies.size).toBe(0);
    const renewed = await app.request('POST', '/api/v1/token/refresh', {
      body: { refresh: answer.body['refresh'] },
    });
    expect(renewed.status).toBe(200);
  });

  it('asks with PKCE (S256), state, nonce and the registered address', async () => {
    const address = await providerBrowser(app).start();
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: registration.redirectUri,
      scope: 'openid profile email groups',
      code_challenge_method: 'S256',
    });
    expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(asked['state']).toMatch(/^[\w-]{43}$/);
    expect(asked['nonce']).toMatch(/^[\w-]{43}$/);
  });

  it('takes the address of its answers from the settings, whatever the Host header says', async () => {
    const answer = await app.request('GET', '/api/v1/sign-in/staff/start', {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    });
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.searchParams.get('redirect_uri')).toBe(registration.redirectUri);
  });

  it('binds the sign-in to the browser by a cookie that scripts and other sites do not get', async () => {
    const answer = await app.request('GET', '/api/v1/sign-in/staff/start');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-sign-in-[0-9a-f]{16}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\r\nb'])(
    'returns to the start page and not to %j',
    async (path) => {
      const back = await providerBrowser(app).signIn(`?return_path=${encodeURIComponent(path)}`);
      expect(back.origin).toBe(portal);
      expect(back.searchParams.get('next')).toBe('/overview');
    },
  );

  it('sets the roles anew at each sign-in', async () => {
    const person = newPerson({ groups: ['support', 'unknown'] });
    server.person = person;
    await signedIn();
    server.person = { ...person, groups: ['sales', 'lost'] };
    await signedIn();
    expect(await rolesOf(person.email)).toEqual(['account_manager', 'reader']);
  });

  it('takes everything from somebody whose groups are gone, and ends their sessions', async () => {
    const person = newPerson();
    server.person = person;
    const { access } = await signedIn();
    expect(await profile(access)).toBe(200);
    server.person = { ...person, groups: [] };
    expect(problemOf(await providerBrowser(app).signIn())).toBe('noRole');
    expect(await rolesOf(person.email)).toEqual([]);
    expect(await profile(access)).toBe(401);
  });

  it('makes no account for somebody without a mapped group', async () => {
    const person = newPerson({ groups: ['unknown'] });
    server.person = person;
    expect(problemOf(await providerBrowser(app).signIn())).toBe('noRole');
    expect(await userWith(person.email)).toBeUndefined();
  });

  it('refuses rather than guesses when the directory leaves out the groups', async () => {
    const person = newPerson();
    server.person = person;
    const { access } = await signedIn();
    server.person = { ...person, groups: undefined, _claim_names: { groups: 'src1' } };
    expect(problemOf(await providerBrowser(app).signIn())).toBe('failed');
    expect(await profile(access)).toBe(200);
  });

  it('makes one account of two first sign-ins at once', async () => {
    const person = newPerson();
    server.person = person;
    const browsers = [providerBrowser(app), providerBrowser(app)];
    const answers = await Promise.all(
      browsers.map(async (browser) => browser.atProvider(await browser.start())),
    );
    const backs = await Promise.all(
      browsers.map((browser, index) => browser.open(answers[index] ?? new URL(portal))),
    );
    expect(backs.map(problemOf)).toEqual([null, null]);
    const completed = await Promise.all(
      browsers.map((browser, index) => browser.complete(backs[index] ?? new URL(portal))),
    );
    expect(completed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rolesOf(person.email)).toEqual(['customer_service']);
  });

  it('lets one browser sign in in two tabs', async () => {
    const browser = providerBrowser(app);
    const first = await browser.start();
    const second = await browser.start();
    expect(problemOf(await browser.open(await browser.atProvider(first)))).toBeNull();
    expect(problemOf(await browser.open(await browser.atProvider(second)))).toBeNull();
  });
});

describe('accounts that exist already', () => {
  it('joins an account of staff by a verified address, whose password then no longer signs in', async () => {
    const user = await createUser(app.deps.database, { email: `${randomUUID()}@vinrod.example` });
    server.person = newPerson({ email: user.email.toUpperCase() });
    const { answer } = await signedIn();
    expect(answer.body['user']).toMatchObject({ uuid: user.id });
    const login = await sendPassword(app, user, { from: '192.0.2.9' });
    expect(login.status).toBe(401);
    expect(login.text).toContain('Du loggar in med Katalogen.');
    const wrong = await sendPassword(app, user, { from: '192.0.2.9' }, 'Fel lösenord helt och hållet');
    expect(wrong.text).not.toContain('Katalogen');
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email } });
    expect(await app.mailsTo(user.email)).toEqual([]);
  });

  it.each([false, undefined, 'yes'])('joins none by an address with email_verified %j', async (mark) => {
    const user = await createUser(app.deps.database, { email: `${randomUUID()}@vinrod.example` });
    server.person = newPerson({ email: user.email, email_verified: mark });
    expect(problemOf(await providerBrowser(app).signIn())).toBe('unverified');
    expect((await sendPassword(app, user, { from: '192.0.2.10' })).status).toBe(200);
  });

  it('takes the mark of Entra ID that the domain is its own', async () => {
    server.person = newPerson({ email_verified: undefined });
    server.changeIdToken = (token) => server.sign({ ...decodeJwt(token), xms_edov: true });
    expect(problemOf(await providerBrowser(app).signIn())).toBeNull();
  });

  it("never joins a customer's account", async () => {
    const group = await createCorporateGroup(app.deps.database, 'Kustvind');
    const user = await createUser(app.deps.database, { corporateGroupId: group.id });
    server.person = newPerson({ email: user.email });
    expect(problemOf(await providerBrowser(app).signIn())).toBe('customer');
  });

  it.each(['locked', 'inactive'] as const)('opens no account that is %s', async (status) => {
    const user = await createUser(app.deps.database, { status });
    server.person = newPerson({ email: user.email });
    expect(problemOf(await providerBrowser(app).signIn())).toBe('closed');
  });

  it('gives nobody the account of a person whose address they got later', async () => {
    const person = newPerson();
    server.person = person;
    await signedIn();
    server.person = newPerson({ email: person.email });
    expect(problemOf(await providerBrowser(app).signIn())).toBe('otherPerson');
  });

  it('lets a person keep the account when their address changes', async () => {
    const person = newPerson();
    server.person = person;
    const { answer } = await signedIn();
    server.person = { ...person, email: `${randomUUID()}@vinrod.example` };
    const { answer: later } = await signedIn();
    expect(later.body['user']).toEqual(answer.body['user']);
  });
});

async function keptEvents(email: string) {
  const user = await userWith(email);
  return app.deps.database.db
    .selectFrom('audit_event')
    .select(['outcome', 'details'])
    .where('event', '=', 'administrator_kept')
    .where('target_id', '=', user?.id ?? '')
    .execute();
}

async function keptAdministrators(access: string): Promise<unknown> {
  const answer = await app.request('GET', '/api/v1/work-items/?kind=kept_administrator', { access });
  const [group] = Array.isArray(answer.body['kinds']) ? answer.body['kinds'].filter(isRecord) : [];
  return group?.['items'];
}

describe('the last administrator', () => {
  it.each([{ groups: ['support'] }, { groups: [] }])(
    'keeps the role when the groups are now $groups, and the log says so',
    async ({ groups }) => {
      const person = newPerson({ groups: ['owners'] });
      server.person = person;
      await signedIn();
      server.person = { ...person, groups };
      const { access } = await signedIn();
      expect(await profile(access)).toBe(200);
      expect(await rolesOf(person.email)).toContain('system_administrator');
      expect(await keptEvents(person.email)).toEqual([
        { outcome: 'refused', details: 'Systemadministratör' },
      ]);

      const helpdesk = await createUser(app.deps.database, { permissions: ['can_manage_admin_user'] });
      const { access: asHelpdesk } = await app.sessionOf(helpdesk.id);
      const waiting = [
        {
          id: (await userWith(person.email))?.id,
          name: 'Signe Åkerlund',
          detail: person.email,
          day: '2026-11-20',
        },
      ];
      for (const viewer of [access, asHelpdesk])
        expect(await keptAdministrators(viewer)).toMatchObject(waiting);
      const reader = await createUser(app.deps.database, { permissions: ['can_manage_news'] });
      expect(await keptAdministrators((await app.sessionOf(reader.id)).access)).toBeUndefined();

      const second = newPerson({ groups: ['owners'] });
      server.person = second;
      await signedIn();
      // Somebody else is there: the next sign-in may take the role.
      expect(await keptAdministrators(asHelpdesk)).toEqual([]);
      server.person = { ...person, groups: ['support'] };
      await signedIn();
      expect(await rolesOf(person.email)).toEqual(['customer_service']);
      await app.deps.database.db.deleteFrom('app_user').where('email', '=', second.email).execute();
    },
  );

  it('waits for nobody once the directory gives the role again', async () => {
    const person = newPerson({ groups: ['owners'] });
    server.person = person;
    await signedIn();
    server.person = { ...person, groups: ['support'] };
    const { access } = await signedIn();
    expect(await keptAdministrators(access)).toHaveLength(1);
    server.person = person;
    await signedIn();
    expect(await keptAdministrators(access)).toEqual([]);
    await app.deps.database.db.deleteFrom('app_user').where('email', '=', person.email).execute();
  });

  it('stays when the groups of two are taken at once', async () => {
    const people = [newPerson({ groups: ['owners'] }), newPerson({ groups: ['owners'] })];
    for (const person of people) {
      server.person = person;
      await signedIn();
    }
    const answers: [ReturnType<typeof providerBrowser>, URL][] = [];
    for (const person of people) {
      server.person = { ...person, groups: ['support'] };
      const browser = providerBrowser(app);
      answers.push([browser, await browser.atProvider(await browser.start())]);
    }
    server.changeIdToken = (token) => server.sign({ ...decodeJwt(token), groups: ['support'] });
    await Promise.all(answers.map(([browser, answer]) => browser.open(answer)));
    const roles = await Promise.all(people.map(({ email }) => rolesOf(email)));
    expect(roles.flat().filter((name) => name === 'system_administrator')).toHaveLength(1);
    for (const { email } of people)
      await app.deps.database.db.deleteFrom('app_user').where('email', '=', email).execute();
  });
});

describe('answers that are not accepted', () => {
  it('needs the state', async () => {
    const browser = providerBrowser(app);
    const answer = await browser.atProvider(await browser.start());
    answer.searchParams.set('state', 'another');
    expect(problemOf(await browser.open(answer))).toBe('expired');
    answer.searchParams.delete('state');
    expect(problemOf(await browser.open(answer))).toBe('expired');
  });

  it('takes an answer once', async () => {
    const browser = providerBrowser(app);
    const answer = await browser.atProvider(await browser.start());
    const [first, second] = await Promise.all([browser.open(answer), browser.open(answer)]);
    expect([problemOf(first), problemOf(second)].toSorted()).toEqual(['expired', null].toSorted());
    expect(problemOf(await browser.open(answer))).toBe('expired');
  });

  it('takes an answer from the browser that asked only', async () => {
    const victim = providerBrowser(app);
    const attacker = providerBrowser(app);
    const answer = await attacker.atProvider(await attacker.start());
    expect(problemOf(await victim.open(answer))).toBe('expired');
    // What was tried in another browser has spoilt nothing.
    expect(problemOf(await attacker.open(answer))).toBeNull();
  });

  it('lets the session be fetched once, in that browser, within a minute', async () => {
    const browser = providerBrowser(app);
    const back = await browser.signIn();
    expect((await providerBrowser(app).complete(back)).status).toBe(401);
    const both = await Promise.all([browser.complete(back), browser.complete(back)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const late = providerBrowser(app);
    const lateBack = await late.signIn();
    app.clock.advance(61);
    expect((await late.complete(lateBack)).status).toBe(401);
  });

  it.each([
    [0, 60],
    [60, 0],
  ])('%i s wrong there, lets it be fetched where the clock is %i s wrong', async (at, then) => {
    const settings = { staffDirectory: directoryAt(server.issuer) };
    const here = await createTestApp(settings, undefined, wrongClock(at));
    const there = await createTestApp(settings, here.deps.database, wrongClock(then));
    await ensureDefaultRoles(here.deps.database.db);
    const browser = providerBrowser({
      ...here,
      request: (method, path, options) =>
        (path === '/api/v1/complete-sign-in' ? there : here).request(method, path, options),
    });
    expect((await browser.complete(await browser.signIn())).status).toBe(200);
    await here.close();
  });

  it('takes no answer ten minutes later', async () => {
    const browser = providerBrowser(app);
    const answer = await browser.atProvider(await browser.start());
    app.clock.advance(601);
    expect(problemOf(await browser.open(answer))).toBe('expired');
  });

  it('takes no code of another sign-in: the verifier does not fit it', async () => {
    const victim = providerBrowser(app);
    const attacker = providerBrowser(app);
    const stolen = await victim.atProvider(await victim.start());
    const answer = await attacker.atProvider(await attacker.start());
    answer.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(problemOf(await attacker.open(answer))).toBe('failed');
  });

  it('gets no code without PKCE', async () => {
    const browser = providerBrowser(app);
    const address = await browser.start();
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    expect(problemOf(await browser.open(await browser.atProvider(address)))).toBe('failed');
  });

  it('takes no code twice', async () => {
    const browser = providerBrowser(app);
    const used = await browser.atProvider(await browser.start());
    await browser.open(used);
    const answer = await browser.atProvider(await browser.start());
    answer.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect(problemOf(await browser.open(answer))).toBe('failed');
  });

  it('takes no answer without `iss`, or with that of another provider (RFC 9207)', async () => {
    for (const issuer of [null, other.issuer, `${server.issuer}/`]) {
      const browser = providerBrowser(app);
      const answer = await browser.atProvider(await browser.start());
      if (issuer === null) answer.searchParams.delete('iss');
      else answer.searchParams.set('iss', issuer);
      expect(problemOf(await browser.open(answer))).toBe('failed');
    }
  });

  it('takes no code of another provider', async () => {
    other.person = newPerson();
    const browser = providerBrowser(app);
    const address = await browser.start();
    const elsewhere = new URL(address.href.replace(server.issuer, other.issuer));
    const answer = await browser.atProvider(elsewhere);
    expect(problemOf(await browser.open(answer))).toBe('failed');
  });

  it('says so when the person does not want to', async () => {
    const browser = providerBrowser(app);
    const answer = new URL(registration.redirectUri);
    const address = await browser.start();
    answer.search = new URLSearchParams({
      error: 'access_denied',
      state: address.searchParams.get('state') ?? '',
      iss: server.issuer,
    }).toString();
    expect(problemOf(await browser.open(answer))).toBe('cancelled');
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['with another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['without a nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['that has expired', (claims) => ({ ...claims, iat: now() - 3600, exp: now() - 120 })],
    ['that is not valid yet', (claims) => ({ ...claims, nbf: now() + 120 })],
    ['without an end', ({ exp: _exp, ...claims }) => claims],
    ['for somebody else', (claims) => ({ ...claims, aud: 'another portal' })],
    ['for several, given to another', (claims) => ({ ...claims, aud: ['portal', 'b'], azp: 'b' })],
    ['of another issuer', (claims) => ({ ...claims, iss: other.issuer })],
    ['without a subject', ({ sub: _sub, ...claims }) => claims],
  ])('takes no ID token %s', async (_what, change) => {
    expect(await signInWith(change)).toBe('failed');
  });

  it('takes an ID token of a clock that is a few seconds off', async () => {
    expect(await signInWith((claims) => ({ ...claims, iat: now() + 10, exp: now() + 60 }))).toBeNull();
  });

  it('takes no ID token without a signature', async () => {
    server.changeIdToken = async (token) => new UnsecuredJWT(decodeJwt(token)).encode();
    expect(problemOf(await providerBrowser(app).signIn())).toBe('failed');
  });

  it('takes no ID token signed by a key of somebody else under the same name', async () => {
    server.changeIdToken = (token) => other.sign(decodeJwt(token));
    expect(problemOf(await providerBrowser(app).signIn())).toBe('failed');
  });

  it('takes no ID token signed by an unknown key', async () => {
    server.changeIdToken = (token) => server.sign(decodeJwt(token), { kid: 'unknown' });
    expect(problemOf(await providerBrowser(app).signIn())).toBe('failed');
  });

  it('follows the provider to new keys', async () => {
    await signedIn();
    await server.rotateKeys();
    // Keys that are a minute old are read again when one is missing.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(problemOf(await providerBrowser(app).signIn())).toBeNull();
  });

  it('writes no code, token or state to the log', async () => {
    const browser = providerBrowser(app);
    const answer = await browser.atProvider(await browser.start());
    const back = await browser.open(answer);
    const completed = await browser.complete(back);
    const log = app.log.join('\n');
    for (const secret of [
      answer.searchParams.get('code'),
      answer.searchParams.get('state'),
      back.hash.slice(1),
      completed.body['refresh'],
    ])
      expect(log).not.toContain(String(secret));
  });
});

describe('signing out', () => {
  it('leads to the sign-out of the provider', async () => {
    const { answer } = await signedIn();
    const out = await app.request('POST', '/api/v1/logout', { body: { refresh: answer.body['refresh'] } });
    const address = new URL(String(out.body['continue_at']));
    expect(address.origin).toBe(server.issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${portal}/`);
    expect(decodeJwt(address.searchParams.get('id_token_hint') ?? '').sub).toBe(server.person.sub);
  });

  it('leads nowhere after a sign-in with a password', async () => {
    const user = await createUser(app.deps.database);
    const { refresh } = await app.sessionOf(user.id);
    const out = await app.request('POST', '/api/v1/logout', { body: { refresh } });
    expect(out.body).toEqual({});
  });

  it('ends when the directory ends the session', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
    const { access } = await signedIn();
    const token = await server.sign(logoutClaims(), { typ: 'logout+jwt' });
    expect((await endByToken(token)).status).toBe(200);
    expect(await profile(access)).toBe(401);
  });

  it('ends the named session only', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
    const first = await signedIn();
    const second = await signedIn();
    const rows = await app.deps.database.db
      .selectFrom('session')
      .select('provider_session')
      .where('subject', '=', server.person.sub)
      .orderBy('created_at')
      .execute();
    const sid = rows[0]?.provider_session ?? '';
    expect((await endByToken(await server.sign(logoutClaims({ sid })))).status).toBe(200);
    const states = [await profile(first.access), await profile(second.access)];
    expect(states.toSorted()).toEqual([200, 401]);
  });

  it('ends nothing that began after the token was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
    const token = await server.sign(logoutClaims({ iat: Math.floor(Date.now() / 1000) - 30 }));
    const { access } = await signedIn();
    expect((await endByToken(token)).status).toBe(200);
    expect(await profile(access)).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['no token', async () => ''],
    ['of another issuer', () => server.sign(logoutClaims({ iss: other.issuer }))],
    ['for somebody else', () => server.sign(logoutClaims({ aud: 'another portal' }))],
    ['that is old', () => server.sign(logoutClaims({ iat: 1, exp: 2 }))],
    ['made an hour ago', () => server.sign(logoutClaims({ iat: Math.floor(Date.now() / 1000) - 3600 }))],
    ['without an event', () => server.sign(logoutClaims({ events: {} }))],
    ['with a nonce, as an ID token has', () => server.sign(logoutClaims({ nonce: 'a' }))],
    ['that names nobody', () => server.sign(without('sub'))],
    ['without an id', () => server.sign(without('jti'))],
    ['of somebody else’s key', () => other.sign(logoutClaims())],
    ['without a signature', async () => new UnsecuredJWT(logoutClaims()).encode()],
  ])('keeps the session at a logout token %s', async (_what, tokenOf) => {
    vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
    const { access } = await signedIn();
    const answer = await endByToken(await tokenOf());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'invalid_request' });
    expect(await profile(access)).toBe(200);
  });
});

describe('the rest of the portal', () => {
  it('lists the provider for the sign-in page', async () => {
    const { body } = await app.request('GET', '/config.json');
    expect(body['sign_in']).toEqual([
      { name: 'Katalogen', start: '/api/v1/sign-in/staff/start', takes_invitations: false },
    ]);
  });

  it('knows no provider that is not configured', async () => {
    const plain = await createTestApp();
    for (const path of ['start', 'callback?state=a&code=b'])
      expect((await plain.request('GET', `/api/v1/sign-in/staff/${path}`)).status).toBe(404);
    expect((await plain.request('POST', '/api/v1/sign-in/staff/back-channel-logout')).status).toBe(404);
    expect((await plain.request('GET', '/config.json')).body['sign_in']).toEqual([]);
    await plain.close();
  });

  it('says so when the provider cannot be reached, and goes on when it can', async () => {
    const down = await createTestApp({ staffDirectory: directoryAt('http://127.0.0.1:9') });
    const answer = await down.request('GET', '/api/v1/sign-in/staff/start');
    expect(answer.headers.get('location')).toBe(`${portal}/?problem=failed`);
    await down.close();
  });

  it('starts only so many sign-ins from one address', async () => {
    const from = '198.51.100.7';
    let location: string | null = null;
    for (let count = 0; count <= 100; count += 1)
      location = (await app.request('GET', '/api/v1/sign-in/staff/start', { from })).headers.get('location');
    expect(location).toBe(`${portal}/?problem=busy`);
  });
});
