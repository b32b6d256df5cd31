import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerBroker, StaffDirectory } from '../../config/sign-in-providers.ts';
import { ensureDefaultRoles } from '../../permissions/default-roles.ts';
import { startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import { providerBrowser } from '../../testing/provider-browser.ts';
import { sendPassword } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
} from '../../testing/test-people.ts';
import { createPasswordLink } from '../password-links.ts';

const portal = 'https://portal.example';
const personalNumber = '198507142393';

const registrationOf = (key: string) => ({
  clientId: 'portal',
  clientSecret: 'a secret of the tests',
  redirectUri: `${portal}/api/v1/sign-in/${key}/callback`,
});

let server: OidcServer;
let directory: OidcServer;
let app: TestApp;
let group: TestCorporateGroup;
let user: TestUser;

beforeAll(async () => {
  server = await startOidcServer(registrationOf('customers'));
  directory = await startOidcServer(registrationOf('staff'));
  const usual = { clientId: 'portal', clientSecret: 'a secret of the tests', assurance: null };
  const customerBroker: CustomerBroker = {
    ...usual,
    key: 'customers',
    name: 'BankID',
    issuer: server.issuer,
    scopes: 'openid profile email',
    assurance: 'urn:bankid:same-device',
    personClaim: 'personal_number',
    organizationClaim: 'organization_number',
  };
  const staffDirectory: StaffDirectory = {
    ...usual,
    key: 'staff',
    name: 'Katalogen',
    issuer: directory.issuer,
    scopes: 'openid profile email groups',
    groupsClaim: 'groups',
    rolesOfGroups: new Map([['support', ['customer_service']]]),
  };
  app = await createTestApp({ customerBroker, staffDirectory });
  await ensureDefaultRoles(app.deps.database.db);
  group = await createCorporateGroup(app.deps.database, 'Kustvind');
});

afterAll(async () => {
  await app.close();
  await server.close();
  await directory.close();
});

/** Claims that brokers put into ID tokens, which the server knows no scope for. */
let identified: Readonly<Record<string, unknown>>;

beforeEach(async () => {
  user = await createUser(app.deps.database, { corporateGroupId: group.id });
  server.person = { sub: randomUUID(), email: user.email, email_verified: true };
  identified = { personal_number: randomUUID(), organization_number: '5566778899' };
  server.changeIdToken = (token) => server.sign({ ...decodeJwt(token), ...identified });
});

afterEach(() => {
  server.changeIdToken = null;
});

async function signIn(query = '', from = app): Promise<URL> {
  const browser = providerBrowser(from);
  return browser.open(await browser.atProvider(await browser.start(query, 'customers')));
}

const problemOf = (address: URL): string | null => address.searchParams.get('problem');

async function linksOf(userId: string): Promise<readonly string[]> {
  const rows = await app.deps.database.db
    .selectFrom('user_identity')
    .select('subject')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ subject }) => subject);
}

async function invite(status: 'invited' | 'active' = 'invited'): Promise<string> {
  const { db } = app.deps.database;
  await db.updateTable('app_user').set({ status, password_hash: null }).where('id', '=', user.id).execute();
  return app.deps.database.transaction((trx) =>
    createPasswordLink(trx, user.id, app.clock.now(), 'invitation'),
  );
}

describe('a sign-in of customers through a broker', () => {
  it('lets in whoever is invited by a verified address, and knows the person from then on', async () => {
    const browser = providerBrowser(app);
    const back = await browser.open(await browser.atProvider(await browser.start('', 'customers')));
    const answer = await browser.complete(back);
    expect(answer.body['user']).toMatchObject({ uuid: user.id });
    server.person = { ...server.person, email: 'annan@kund.example', email_verified: false };
    expect(problemOf(await signIn())).toBeNull();
    // The password stays: it is the default.
    expect((await sendPassword(app, user, { from: '192.0.2.77' })).status).toBe(200);
  });

  it('asks the broker as it wants to be asked', async () => {
    const address = await providerBrowser(app).start('', 'customers');
    expect(address.searchParams.get('acr_values')).toBe('urn:bankid:same-device');
    expect(address.searchParams.get('redirect_uri')).toBe(registrationOf('customers').redirectUri);
  });

  it('stores no personal identity number', async () => {
    identified = { ...identified, personal_number: personalNumber };
    expect(problemOf(await signIn())).toBeNull();
    const [subject] = await linksOf(user.id);
    expect(subject).toMatch(/^[\w-]{43}$/);
    const rows = await app.deps.database.db.selectFrom('user_identity').selectAll().execute();
    const sessions = await app.deps.database.db.selectFrom('provider_sign_in').selectAll().execute();
    expect(JSON.stringify([rows, sessions, app.log])).not.toContain(personalNumber);
    await app.deps.database.db.deleteFrom('user_identity').where('user_id', '=', user.id).execute();
  });

  it('makes no account, whatever the broker says', async () => {
    const email = `${randomUUID()}@kund.example`;
    server.person = { ...server.person, email };
    expect(problemOf(await signIn())).toBe('uninvited');
    const made = await app.deps.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(made).toBeUndefined();
  });

  it.each([false, undefined])('goes by no address with email_verified %j', async (mark) => {
    server.person = { ...server.person, email_verified: mark };
    expect(problemOf(await signIn())).toBe('uninvited');
  });

  it('lets in no staff', async () => {
    const staff = await createUser(app.deps.database);
    server.person = { ...server.person, email: staff.email };
    expect(problemOf(await signIn())).toBe('uninvited');
  });

  it.each(['locked', 'inactive'] as const)('lets in nobody who is %s', async (status) => {
    await signIn();
    await app.deps.database.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
    expect(problemOf(await signIn())).toBe('closed');
  });

  it('gives nobody the account of another person with the address', async () => {
    await signIn();
    identified = { ...identified, personal_number: randomUUID() };
    expect(problemOf(await signIn())).toBe('otherPerson');
  });

  it('knows the person after the secret was rotated too, also when the old one is gone', async () => {
    const [old, current] = [
      'an older root secret that only tests know of',
      'a newer root secret of the tests',
    ];
    const { customerBroker, staffDirectory } = app.deps.config;
    const appWith = (tokenSecret: string, oldTokenSecret: string | null): Promise<TestApp> =>
      createTestApp(
        { customerBroker, staffDirectory, tokenSecret, oldTokenSecret },
        app.deps.database,
        app.clock,
      );
    expect(problemOf(await signIn('', await appWith(old, null)))).toBeNull();
    server.person = { ...server.person, email_verified: false };
    expect(problemOf(await signIn('', await appWith(current, null)))).toBe('uninvited');
    expect(problemOf(await signIn('', await appWith(current, old)))).toBeNull();
    expect(problemOf(await signIn('', await appWith(current, null)))).toBeNull();
    expect(await linksOf(user.id)).toHaveLength(1);
  });

  it('needs the claim that says who it is', async () => {
    identified = { organization_number: '5566778899' };
    expect(problemOf(await signIn())).toBe('failed');
  });
});

describe('the organisation that somebody acts for', () => {
  it.each(['556677-8899', '5566778899', '165566778899'])('may be written %s', async (number) => {
    identified = { ...identified, organization_number: number };
    expect(problemOf(await signIn())).toBeNull();
  });

  it.each(['556000-0001', '', '8899', undefined])('must be one of theirs, not %j', async (number) => {
    identified = { ...identified, organization_number: number };
    expect(problemOf(await signIn())).toBe('organization');
    expect(await linksOf(user.id)).toEqual([]);
  });

  it('must be one that they see', async () => {
    const [first, second] = group.companies;
    const { db } = app.deps.database;
    await db
      .updateTable('company')
      .set({ organization_number: '559900-1122' })
      .where('id', '=', second?.id ?? '')
      .execute();
    user = await createUser(app.deps.database, {
      corporateGroupId: group.id,
      companyIds: [first?.id ?? ''],
    });
    server.person = { ...server.person, email: user.email };
    identified = { ...identified, organization_number: '559900-1122' };
    expect(problemOf(await signIn())).toBe('organization');
    identified = { ...identified, organization_number: '556677-8899' };
    expect(problemOf(await signIn())).toBeNull();
  });
});

describe('an invitation', () => {
  it('is taken with the broker instead of a password, once', async () => {
    server.person = { ...server.person, email: 'privat@annan.example', email_verified: false };
    const token = await invite();
    expect(problemOf(await signIn(`?invitation=${token}`))).toBeNull();
    const { status } = await app.deps.database.db
      .selectFrom('app_user')
      .select('status')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
    const link = await app.request('GET', `/api/v1/create-password/${token}`);
    expect(link.status).toBe(422);
    identified = { ...identified, personal_number: randomUUID() };
    expect(problemOf(await signIn(`?invitation=${token}`))).toBe('uninvited');
  });

  it('is not used up by a refusal', async () => {
    const token = await invite();
    const right = identified;
    identified = { ...identified, organization_number: '556000-0001' };
    expect(problemOf(await signIn(`?invitation=${token}`))).toBe('organization');
    identified = right;
    expect(problemOf(await signIn(`?invitation=${token}`))).toBeNull();
  });

  it('that is too old, made up or a link for a new password is none', async () => {
    server.person = { ...server.person, email_verified: false };
    const token = await invite();
    app.clock.advance(8 * 24 * 3600);
    expect(problemOf(await signIn(`?invitation=${token}`))).toBe('uninvited');
    expect(problemOf(await signIn('?invitation=made-up'))).toBe('uninvited');
    const reset = await app.deps.database.transaction((trx) =>
      createPasswordLink(trx, user.id, app.clock.now()),
    );
    expect(problemOf(await signIn(`?invitation=${reset}`))).toBe('uninvited');
  });

  it('of staff opens nothing here', async () => {
    user = await createUser(app.deps.database);
    server.person = { ...server.person, email_verified: false };
    expect(problemOf(await signIn(`?invitation=${await invite()}`))).toBe('uninvited');
  });
});

describe('two providers', () => {
  it('never take each other’s answers', async () => {
    const browser = providerBrowser(app);
    directory.person = { sub: randomUUID(), email: user.email, email_verified: true, groups: ['support'] };
    const ofStaff = await browser.atProvider(await browser.start('', 'staff'));
    const mixed = new URL(ofStaff.href.replace('/staff/', '/customers/'));
    expect(problemOf(await browser.open(mixed))).toBe('expired');
    const ofCustomers = await browser.atProvider(await browser.start('', 'customers'));
    const turned = new URL(ofCustomers.href.replace('/customers/', '/staff/'));
    expect(problemOf(await browser.open(turned))).toBe('expired');
  });

  it('stand both on the sign-in page, customers’ first', async () => {
    const { body } = await app.request('GET', '/config.json');
    expect(body['sign_in']).toMatchObject([{ name: 'BankID' }, { name: 'Katalogen' }]);
  });
});
