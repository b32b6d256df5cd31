import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textAt } from '../../server/json-document.ts';
import { startLogin } from '../../testing/sign-in.ts';
import {
  softwareAuthenticator,
  type Misbehaviour,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import { createUser, testPassword, type TestUser } from '../../testing/test-people.ts';

let app: TestApp;
let user: TestUser;
let access: string;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  user = await createUser(app.deps.database);
  ({ access } = await app.sessionOf(user.id));
  device = softwareAuthenticator();
});

function uuidOf([first]: readonly unknown[]): string {
  return textAt(Object(first), 'uuid', 'passkey');
}

/** What the browser gets to ask the device with. */
interface Asked {
  readonly token: string;
  readonly options: string;
}

function asked({ body }: TestAnswer): Asked {
  return {
    token: textAt(body, 'token', 'request'),
    options: textAt(body, 'options', 'request'),
  };
}

async function begin(): Promise<Asked> {
  const body = { password: testPassword };
  return asked(await app.request('POST', '/api/v1/users/passkeys/begin/', { access, body }));
}

function send({ token }: Asked, credential: string, name = 'Telefonen'): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/users/passkeys/', { access, body: { token, name, credential } });
}

async function add(key = device, misbehaviour: Misbehaviour = {}): Promise<TestAnswer> {
  const request = await begin();
  return send(request, key.create(request.options, misbehaviour));
}

async function beginSignIn(login?: string, from?: string): Promise<Asked> {
  const body = login === undefined ? {} : { login };
  return asked(
    await app.request('POST', '/api/v1/passkey-sign-in/begin', {
      body,
      ...(from === undefined ? {} : { from }),
    }),
  );
}

function answer({ token }: Asked, credential: string, from = '192.0.2.1'): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/passkey-sign-in', { body: { token, credential }, from });
}

async function signIn(misbehaviour: Misbehaviour = {}): Promise<TestAnswer> {
  const request = await beginSignIn();
  const credential = device.get(request.options, misbehaviour);
  // A refusal counts against the address.
  app.clock.advance(60);
  return answer(request, credential);
}

async function eventsOf(userId: string): Promise<readonly string[]> {
  const rows = await app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'details'])
    .where('target_id', '=', userId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ event, details }) => `${event} ${details}`.trim());
}

describe('adding a passkey', () => {
  it('needs the password, stores the key, tells by mail and in the log', async () => {
    const wrong = await app.request('POST', '/api/v1/users/passkeys/begin/', {
      access,
      body: { password: 'Fel lösenord helt och hållet' },
    });
    expect(wrong.status).toBe(422);
    const added = await add();
    expect(added.list).toMatchObject([{ name: 'Telefonen', last_used_at: null }]);
    const [mail] = await app.mailsTo(user.email);
    expect(mail?.subject).toBe('Passnyckel tillagd');
    expect(mail?.text).toContain('Telefonen');
    expect(await eventsOf(user.id)).toEqual(['passkey_add Telefonen']);
  });

  it('asks for a key that is found without a name and checks the person', async () => {
    const { options } = await begin();
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'portal.example', name: 'Vinröd Energi' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each<[string, Misbehaviour]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another kind', { type: 'webauthn.get' }],
    ['without the person', { isVerified: false }],
    ['without anybody', { isPresent: false }],
  ])('takes no answer %s', async (_what, misbehaviour) => {
    expect((await add(device, misbehaviour)).status).toBe(422);
    expect((await app.request('GET', '/api/v1/users/passkeys/', { access })).list).toEqual([]);
  });

  it('takes an answer once, in time, and of the user who asked', async () => {
    const request = await begin();
    const credential = device.create(request.options);
    const other = await createUser(app.deps.database);
    const { access: foreign } = await app.sessionOf(other.id);
    const body = { token: request.token, name: 'Annans', credential };
    const taken = await app.request('POST', '/api/v1/users/passkeys/', { access: foreign, body });
    expect(taken.status).toBe(422);
    expect((await send(request, credential)).status).toBe(422);
    const late = await begin();
    app.clock.advance(301);
    expect((await send(late, device.create(late.options))).status).toBe(422);
  });

  it('takes a key once, whoever has it', async () => {
    expect((await add()).status).toBe(200);
    expect((await add()).text).toContain('Passnyckeln finns redan.');
    const other = await createUser(app.deps.database);
    ({ access } = await app.sessionOf(other.id));
    expect((await add()).text).toContain('Passnyckeln finns redan.');
  });

  it.each(['{}', 'null', 'no JSON', '{"id":1}', '[]'])('takes no answer %j', async (credential) => {
    expect((await send(await begin(), credential)).status).toBe(422);
  });

  it.each(['   ', 'Se https://evil.example'])('takes no name %j', async (name) => {
    const request = await begin();
    expect((await send(request, device.create(request.options), name)).status).toBe(422);
  });

  it('stops at ten', async () => {
    for (let count = 0; count < 10; count += 1) await add(softwareAuthenticator());
    const body = { password: testPassword };
    const eleventh = await app.request('POST', '/api/v1/users/passkeys/begin/', { access, body });
    expect(eleventh.text).toContain('Du kan ha högst 10 passnycklar.');
  });
});

describe('removing a passkey', () => {
  it('needs the password, and leaves the way in by password and code', async () => {
    const { list } = await add();
    const uuid = uuidOf(list);
    const remove = (password: string): Promise<TestAnswer> =>
      app.request('POST', '/api/v1/users/passkeys/remove/', { access, body: { uuid, password } });
    expect((await remove('Fel lösenord helt och hållet')).status).toBe(422);
    expect((await remove(testPassword)).list).toEqual([]);
    expect((await remove(testPassword)).status).toBe(404);
    expect((await signIn()).status).toBe(401);
    expect((await startLogin(app, user)).code).toMatch(/^\d{6}$/);
    expect((await eventsOf(user.id)).filter((event) => event.startsWith('passkey'))).toEqual([
      'passkey_add Telefonen',
      'passkey_remove Telefonen',
    ]);
  });

  it("removes nobody else's", async () => {
    const { list } = await add();
    const uuid = uuidOf(list);
    const other = await createUser(app.deps.database);
    const { access: foreign } = await app.sessionOf(other.id);
    const answered = await app.request('POST', '/api/v1/users/passkeys/remove/', {
      access: foreign,
      body: { uuid, password: testPassword },
    });
    expect(answered.status).toBe(404);
    expect((await signIn()).status).toBe(200);
  });
});

async function beginProof(by = access): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/users/proof/', { access: by });
}

/** What the browser sends when a passkey proves who it is. */
async function passkeyProof(key = device, misbehaviour: Misbehaviour = {}) {
  const begun = await beginProof();
  const request = asked({ ...begun, body: Object(begun.body['passkey']) });
  return { token: request.token, credential: key.get(request.options, misbehaviour) };
}

function removeBy(uuid: string, proof: object): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/users/passkeys/remove/', { access, body: { uuid, ...proof } });
}

async function takePassword(): Promise<void> {
  await app.deps.database.db
    .updateTable('app_user')
    .set({ password_hash: null })
    .where('id', '=', user.id)
    .execute();
}

describe('proving again who one is', () => {
  let uuid: string;

  beforeEach(async () => {
    uuid = uuidOf((await add()).list);
  });

  it('asks one of the own passkeys, with the person', async () => {
    const { body } = await beginProof();
    expect(body).toMatchObject({ has_password: true, is_recent: false });
    const options: unknown = JSON.parse(textAt(Object(body['passkey']), 'options', 'request'));
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key' }],
    });
  });

  it('a passkey stands in for the password when one is removed, or another added', async () => {
    const second = softwareAuthenticator();
    const begun = await app.request('POST', '/api/v1/users/passkeys/begin/', {
      access,
      body: { passkey: await passkeyProof() },
    });
    expect((await send(asked(begun), second.create(asked(begun).options), 'Datorn')).list).toHaveLength(2);
    expect((await removeBy(uuid, { passkey: await passkeyProof(second) })).list).toMatchObject([
      { name: 'Datorn' },
    ]);
  });

  it.each<[string, Misbehaviour]>([
    ['without the person', { isVerified: false }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a wrong signature', { hasWrongSignature: true }],
  ])('takes no answer %s', async (_what, misbehaviour) => {
    const refused = await removeBy(uuid, { passkey: await passkeyProof(device, misbehaviour) });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Passnyckeln godtogs inte.');
  });

  it('takes an answer once, and none five minutes later', async () => {
    const passkey = await passkeyProof();
    expect((await removeBy('00000000-0000-4000-8000-000000000000', { passkey })).status).toBe(404);
    expect((await removeBy(uuid, { passkey })).status).toBe(422);
    const late = await passkeyProof();
    app.clock.advance(301);
    expect((await removeBy(uuid, { passkey: late })).status).toBe(422);
  });

  it('takes no copy of a key, and says so in the log', async () => {
    expect((await signIn({ uses: 7 })).status).toBe(200);
    const refused = await removeBy(uuid, { passkey: await passkeyProof(device, { uses: 7 }) });
    expect(refused.status).toBe(422);
    expect(await eventsOf(user.id)).toContain('sign_in_refused passkey copied');
  });

  it('takes no answer that was for signing in, and none of somebody else', async () => {
    const request = await beginSignIn();
    const passkey = { token: request.token, credential: device.get(request.options) };
    expect((await removeBy(uuid, { passkey })).status).toBe(422);
    const foreign = await passkeyProof();
    const other = await createUser(app.deps.database);
    ({ access } = await app.sessionOf(other.id));
    expect((await removeBy(uuid, { passkey: foreign })).status).toBe(422);
    const proof = await passkeyProof().catch(() => null);
    expect(proof).toBeNull();
  });

  it('signs nobody in', async () => {
    const passkey = await passkeyProof();
    expect((await answer({ token: passkey.token, options: '' }, passkey.credential)).status).toBe(401);
  });

  it('needs the one or the other, and gives up after ten', async () => {
    const statuses = [];
    for (let count = 0; count <= 10; count += 1) statuses.push((await removeBy(uuid, {})).status);
    expect(statuses[0]).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps the only way in of somebody without a password', async () => {
    await takePassword();
    expect((await beginProof()).body).toMatchObject({ has_password: false, is_recent: false });
    const refused = await removeBy(uuid, { passkey: await passkeyProof() });
    expect(refused.text).toContain('Passnyckeln är det enda sättet du kan logga in på.');
    const begun = asked(
      await app.request('POST', '/api/v1/users/passkeys/begin/', {
        access,
        body: { passkey: await passkeyProof() },
      }),
    );
    await send(begun, softwareAuthenticator().create(begun.options), 'Datorn');
    expect((await removeBy(uuid, { passkey: await passkeyProof() })).list).toHaveLength(1);
  });
});

function beginUnproven(): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/users/passkeys/begin/', { access, body: {} });
}

describe('somebody without password and passkey', () => {
  it('proves who they are by a sign-in of the last minutes', async () => {
    await takePassword();
    const session = await app.sessionOf(user.id);
    expect((await beginProof()).body).toEqual({ has_password: false, passkey: null, is_recent: true });
    expect((await beginUnproven()).status).toBe(200);
    app.clock.advance(601);
    const renewed = await app.request('POST', '/api/v1/token/refresh', {
      body: { refresh: session.refresh },
    });
    access = textAt(renewed.body, 'access', 'session');
    expect((await beginProof()).body).toMatchObject({ is_recent: false });
    expect((await beginUnproven()).text).toContain('Logga ut och logga in igen.');
  });
});

describe('signing in with a passkey alone', () => {
  beforeEach(async () => {
    await add();
  });

  it('gives a session as any other, and tells when the key was used', async () => {
    const signedIn = await signIn();
    expect(signedIn.body['user']).toMatchObject({ uuid: user.id });
    const own = String(signedIn.body['access']);
    const { list } = await app.request('GET', '/api/v1/users/passkeys/', { access: own });
    expect(list).toMatchObject([{ last_used_at: expect.any(String) }]);
    expect(await eventsOf(user.id)).toContain('sign_in passkey');
  });

  it('asks for the person and names no key', async () => {
    const { options } = await beginSignIn();
    const parsed: unknown = JSON.parse(options);
    expect(parsed).toMatchObject({ userVerification: 'required', rpId: 'portal.example' });
    expect(parsed).not.toHaveProperty('allowCredentials.0');
  });

  it.each<[string, Misbehaviour]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a sub-origin', { origin: 'https://evil.portal.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['without the person', { isVerified: false }],
    ['without anybody', { isPresent: false }],
    ['with a wrong signature', { hasWrongSignature: true }],
    ['for another user', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('takes no answer %s', async (_what, misbehaviour) => {
    const refused = await signIn(misbehaviour);
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('Passnyckeln godtogs inte.');
  });

  it('takes an answer once, also of two at the same time', async () => {
    const request = await beginSignIn();
    const credential = device.get(request.options);
    const both = await Promise.all([answer(request, credential), answer(request, credential)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await answer(request, credential)).status).toBe(401);
  });

  it('takes no answer to the question for a new key', async () => {
    const request = await begin();
    expect((await answer(request, device.get(request.options))).status).toBe(401);
  });

  it('takes no answer five minutes later', async () => {
    const request = await beginSignIn();
    app.clock.advance(301);
    expect((await answer(request, device.get(request.options))).status).toBe(401);
  });

  it('refuses a count that stays or goes backwards, and says so in the log', async () => {
    expect((await signIn({ uses: 7 })).status).toBe(200);
    for (const uses of [7, 6, 0]) expect((await signIn({ uses })).status).toBe(401);
    expect((await signIn({ uses: 8 })).status).toBe(200);
    const events = await eventsOf(user.id);
    expect(events.filter((event) => event === 'sign_in_refused passkey copied')).toHaveLength(3);
  });

  it('takes devices that count nothing', async () => {
    expect((await signIn({ uses: 0 })).status).toBe(200);
    expect((await signIn({ uses: 0 })).status).toBe(200);
  });

  it.each(['locked', 'inactive', 'invited'] as const)('signs in nobody who is %s', async (status) => {
    await app.deps.database.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
    expect((await signIn()).status).toBe(401);
  });

  it('signs in nobody whose directory does', async () => {
    const issuer = 'https://login.example';
    await app.deps.database.db
      .insertInto('user_identity')
      .values({ issuer, subject: user.id, user_id: user.id, linked_at: app.clock.now() })
      .execute();
    const own = { ...app.deps.config };
    const staffDirectory = {
      key: 'staff' as const,
      name: 'Katalogen',
      issuer,
      clientId: 'a',
      clientSecret: 'b',
      scopes: 'openid',
      assurance: null,
      groupsClaim: 'groups',
      rolesOfGroups: new Map([['a', ['reader']]]),
    };
    Object.assign(app.deps.config, { staffDirectory });
    const refused = await signIn();
    const added = await app.request('POST', '/api/v1/users/passkeys/begin/', {
      access,
      body: { password: testPassword },
    });
    Object.assign(app.deps.config, own);
    expect(refused.status).toBe(401);
    expect(added.text).toContain('Du loggar in med Katalogen.');
  });

  it('takes only so many wrong answers from one address', async () => {
    const from = '198.51.100.20';
    const statuses = [];
    for (let count = 0; count <= 20; count += 1)
      statuses.push((await answer({ token: 'none', options: '' }, '{}', from)).status);
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe('a passkey in place of the code', () => {
  beforeEach(async () => {
    await add();
  });

  it('completes a sign-in whose password was right, once', async () => {
    const { token, code } = await startLogin(app, user);
    const request = await beginSignIn(token);
    expect(JSON.parse(request.options)).toMatchObject({ userVerification: 'preferred' });
    const signedIn = await answer(request, device.get(request.options, { isVerified: false }));
    expect(signedIn.status).toBe(200);
    const again = await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
    expect(again.status).toBe(401);
  });

  it("takes nobody else's key", async () => {
    const other = await createUser(app.deps.database);
    const { token } = await startLogin(app, other);
    const request = await beginSignIn(token);
    expect((await answer(request, device.get(request.options))).status).toBe(401);
  });

  it('needs a sign-in that is not over', async () => {
    const unknown = await app.request('POST', '/api/v1/passkey-sign-in/begin', { body: { login: 'none' } });
    expect(unknown.status).toBe(401);
    const { token, code } = await startLogin(app, user);
    const request = await beginSignIn(token);
    await app.request('POST', '/api/v1/verify-otp', { body: { token, otp: code } });
    expect((await answer(request, device.get(request.options))).status).toBe(401);
  });
});

describe('passkeys that are off', () => {
  it('are nowhere', async () => {
    const plain = await createTestApp({ passkeys: false });
    const one = await createUser(plain.deps.database);
    const session = await plain.sessionOf(one.id);
    const statuses = await Promise.all([
      plain.request('GET', '/api/v1/users/passkeys/', { access: session.access }),
      plain.request('POST', '/api/v1/users/passkeys/begin/', {
        access: session.access,
        body: { password: testPassword },
      }),
      plain.request('POST', '/api/v1/passkey-sign-in/begin', { body: {} }),
      plain.request('POST', '/api/v1/passkey-sign-in', { body: { token: 'a', credential: '{}' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await plain.request('GET', '/config.json')).body['passkeys']).toBe(false);
    await plain.close();
  });
});
