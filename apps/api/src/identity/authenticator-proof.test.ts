import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffDirectory } from '../config/sign-in-providers.ts';
import { textAt } from '../server/json-document.ts';
import {
  softwareAuthenticator,
  type Misbehaviour,
  type SoftwareAuthenticator,
} from '../testing/software-authenticator.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../testing/test-people.ts';

const staffDirectory: StaffDirectory = {
  key: 'staff',
  name: 'Katalogen',
  issuer: 'https://directory.example',
  clientId: 'portal',
  clientSecret: 'a secret of the tests',
  scopes: 'openid',
  assurance: null,
  groupsClaim: 'groups',
  rolesOfGroups: new Map(),
};

let app: TestApp;
let user: TestUser;
let access: string;
let refresh: string;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  app = await createTestApp({ staffDirectory });
});

afterAll(() => app.close());

beforeEach(async () => {
  user = await createUser(app.deps.database);
  ({ access, refresh } = await app.sessionOf(user.id));
  device = softwareAuthenticator();
});

async function addPasskey(): Promise<void> {
  const { body } = await app.request('POST', '/api/v1/users/passkeys/begin/', {
    access,
    body: { password: testPassword },
  });
  const added = await app.request('POST', '/api/v1/users/passkeys/', {
    access,
    body: {
      token: textAt(body, 'token', 'request'),
      name: 'Telefonen',
      credential: device.create(textAt(body, 'options', 'request')),
    },
  });
  expect(added.status).toBe(200);
}

async function takePassword(): Promise<void> {
  await app.deps.database.db
    .updateTable('app_user')
    .set({ password_hash: null })
    .where('id', '=', user.id)
    .execute();
}

async function joinDirectory(): Promise<void> {
  await app.deps.database.db
    .insertInto('user_identity')
    .values({
      issuer: staffDirectory.issuer,
      subject: user.id,
      user_id: user.id,
      linked_at: app.clock.now(),
    })
    .execute();
}

/** What the browser sends when a passkey of this device proves who it is. */
async function passkeyProof(misbehaviour: Misbehaviour = {}) {
  const { body } = await app.request('POST', '/api/v1/users/proof/', { access });
  const token = textAt(Object(body['passkey']), 'token', 'request');
  const options = textAt(Object(body['passkey']), 'options', 'request');
  return { token, credential: device.get(options, misbehaviour) };
}

function enrol(proof: object, headers = {}): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/totp/', { access, body: proof, headers });
}

function disable(proof: object, headers = {}): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/totp/remove/', { access, body: proof, headers });
}

async function isEnabled(): Promise<unknown> {
  return (await app.request('GET', '/api/v1/totp/', { access })).body['is_enabled'];
}

/** Puts an app into use with what proves who it is. */
async function putIntoUse(proof: object): Promise<void> {
  const secret = Secret.fromBase32(textAt((await enrol(proof)).body, 'secret', 'totp'));
  const otp = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  expect((await app.request('PATCH', '/api/v1/totp/', { access, body: { otp } })).status).toBe(200);
}

async function waitTenMinutes(): Promise<void> {
  app.clock.advance(601);
  const { body } = await app.request('POST', '/api/v1/token/refresh', { body: { refresh } });
  access = textAt(body, 'access', 'session');
}

describe('an authenticator app of somebody with a passkey', () => {
  beforeEach(addPasskey);

  it.each([
    ['and no password', takePassword],
    ['beside the password', async () => {}],
  ])('%s is put into use and given up by the passkey', async (_what, prepare) => {
    await prepare();
    await putIntoUse({ passkey: await passkeyProof() });
    expect(await isEnabled()).toBe(true);
    expect((await disable({ passkey: await passkeyProof() })).text).toBe('{}');
    expect(await isEnabled()).toBe(false);
  });

  it.each<[string, Misbehaviour]>([
    ['without the person', { isVerified: false }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a wrong signature', { hasWrongSignature: true }],
  ])('takes no answer %s', async (_what, misbehaviour) => {
    expect((await enrol({ passkey: await passkeyProof(misbehaviour) })).text).toContain(
      'Passnyckeln godtogs inte.',
    );
    await putIntoUse({ password: testPassword });
    expect((await disable({ passkey: await passkeyProof(misbehaviour) })).status).toBe(422);
    expect(await isEnabled()).toBe(true);
  });

  it('takes an answer once, also for the other of the two', async () => {
    const passkey = await passkeyProof();
    await putIntoUse({ passkey });
    expect((await disable({ passkey })).status).toBe(422);
    expect(await isEnabled()).toBe(true);
  });

  it('takes no answer of somebody else, by whichever key', async () => {
    await putIntoUse({ password: testPassword });
    const own = access;
    const other = await createUser(app.deps.database);
    ({ access } = await app.sessionOf(other.id));
    device = softwareAuthenticator();
    await addPasskey();
    const foreign = await passkeyProof();
    access = own;
    expect((await disable({ passkey: foreign })).status).toBe(422);
    expect((await disable({ passkey: await passkeyProof() })).status).toBe(422);
    expect(await isEnabled()).toBe(true);
  });

  it('needs the one or the other, however recent the sign-in, and gives up after ten tries', async () => {
    const statuses = [];
    for (let count = 0; count <= 10; count += 1) statuses.push((await enrol({})).status);
    expect(statuses[0]).toBe(422);
    expect(statuses.at(-1)).toBe(429);
    expect((await disable({ passkey: await passkeyProof() })).status).toBe(429);
  });
});

describe('an authenticator app of somebody without password and passkey', () => {
  it.each([
    ['whom a provider signs in', takePassword],
    ['whom the directory signs in, whatever password they had', joinDirectory],
  ])('%s needs a sign-in of the last minutes', async (_what, prepare) => {
    await prepare();
    await putIntoUse({});
    expect((await disable({})).text).toBe('{}');
    await putIntoUse({});
    await waitTenMinutes();
    for (const proof of [{}, { password: testPassword }])
      expect((await disable(proof)).text).toContain('Logga ut och logga in igen.');
    expect(await isEnabled()).toBe(true);
  });
});

describe('an authenticator app in shadow mode', () => {
  it('is that of nobody, whatever proves who it is', async () => {
    await putIntoUse({ password: testPassword });
    const staff = await createUser(app.deps.database, { permissions: ['can_shadow_user'] });
    ({ access } = await app.sessionOf(staff.id));
    await addPasskey();
    const started = await app.request('POST', `/api/v1/users/shadow-user/${user.id}/`, { access });
    const shadow = { 'X-Shadow-User': textAt(started.body, 'token', 'shadow') };
    for (const proof of [{ password: testPassword }, { passkey: await passkeyProof() }, {}]) {
      expect((await enrol(proof, shadow)).status).toBe(403);
      expect((await disable(proof, shadow)).status).toBe(403);
    }
    expect((await app.request('POST', '/api/v1/users/proof/', { access, headers: shadow })).status).toBe(403);
  });
});
