import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations, serviceOperations } from '../operations.ts';
import { createApp } from '../http/create-app.ts';
import { textAt } from '../server/json-document.ts';
import { newestCode, otherCode, sendCode, sendPassword, signInFrom } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, testPassword, type TestUser } from '../testing/test-people.ts';

/** Addresses of the account's owner and of the attacker. */
const home = '198.51.100.7';
const elsewhere = '203.0.113.66';

let app: TestApp;
let group: string;

beforeAll(async () => {
  app = await createTestApp();
  group = (await createCorporateGroup(app.deps.database, 'Norrviken')).id;
});

afterAll(() => app.close());

// Every test starts with full budgets.
beforeEach(() => {
  app.clock.advance(2 * 24 * 3600);
});

function newUser(): Promise<TestUser> {
  return createUser(app.deps.database, { corporateGroupId: group });
}

async function guess(user: Pick<TestUser, 'email'>, from: string, cookie?: string): Promise<number> {
  const browser = cookie === undefined ? { from } : { from, cookie };
  return (await sendPassword(app, user, browser, 'not the password')).status;
}

/** One of many addresses. */
function oneOfMany(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}

/**
 * Twenty wrong passwords at once and then one a minute for some hours; `owner` runs every half hour, right after one.
 */
async function attackFor(
  hours: number,
  user: TestUser,
  addressOf: (minute: number) => string,
  owner: (visit: number) => Promise<number>,
): Promise<number[]> {
  const visits: number[] = [];
  for (let tries = 0; tries < 20; tries++) await guess(user, addressOf(0));
  for (let minute = 1; minute <= hours * 60; minute++) {
    app.clock.advance(60);
    await guess(user, addressOf(minute));
    if (minute % 30 === 0) visits.push(await owner(visits.length));
  }
  return visits;
}

describe('security M4: security 36: an attacker who does not stop', () => {
  test('from one address keeps the owner out neither elsewhere nor on the known device', async () => {
    const user = await newUser();
    let { cookie } = await signInFrom(app, user, { from: home });
    const visits = await attackFor(
      3,
      user,
      () => elsewhere,
      async (visit) => {
        const browser = visit % 2 === 0 ? { from: elsewhere, cookie } : { from: oneOfMany(visit) };
        const visited = await signInFrom(app, user, browser);
        if (visit % 2 === 0) ({ cookie } = visited);
        return visited.status;
      },
    );
    expect(visits).toEqual(visits.map(() => 200));
  });

  test('from many addresses keeps the owner out neither elsewhere nor on the known device', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    const visits = await attackFor(3, user, oneOfMany, async (visit) => {
      const browser = visit % 2 === 0 ? { from: home, cookie } : { from: `192.168.1.${visit}` };
      return (await signInFrom(app, user, browser)).status;
    });
    expect(visits).toEqual(visits.map(() => 200));
  });

  test('from thousands of addresses at once runs into the limit of the account, and the known device does not', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    const statuses = await Promise.all(
      Array.from({ length: 130 }, (_, index) => guess(user, oneOfMany(index))),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect((await signInFrom(app, user, { from: '192.168.2.1' })).status).toBe(429);
    expect((await signInFrom(app, user, { from: home, cookie })).status).toBe(200);
  });

  test('from the address of a whole office uses that up, and the known device of an office worker is let in', async () => {
    const office = '192.0.2.50';
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: office });
    for (let index = 0; index < 50; index++) await guess({ email: `name${index}@kund.example` }, office);
    expect((await signInFrom(app, user, { from: office })).status).toBe(429);
    expect((await signInFrom(app, user, { from: office, cookie })).status).toBe(200);
  });

  test('does not get more tries by signing in to an account of their own', async () => {
    const own = await newUser();
    const address = '203.0.113.80';
    const statuses: number[] = [];
    for (let index = 0; index < 60; index++) {
      statuses.push(await guess({ email: `other${index}@kund.example` }, address));
      if (index % 10 === 0 && index < 50) await signInFrom(app, own, { from: address });
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  test('is not helped by the owner who signs in meanwhile', async () => {
    const user = await newUser();
    const statuses: number[] = [];
    for (let index = 0; index < 20; index++) {
      statuses.push(await guess(user, elsewhere));
      if (index % 4 === 0) await signInFrom(app, user, { from: home });
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('cannot keep the owner from a link for a new password', async () => {
    const user = await newUser();
    const ask = (from: string) =>
      app.request('POST', '/api/v1/reset-password', { body: { email: user.email }, from });
    for (let tries = 0; tries < 30; tries++) await ask(elsewhere);
    expect((await ask(elsewhere)).status).toBe(429);
    expect((await ask(home)).status).toBe(200);
  });
});

describe('security M4: a device that signed in before', () => {
  test('is told by a cookie that scripts and other sites do not see, for the password step only', async () => {
    const user = await newUser();
    const login = await sendPassword(app, user, { from: home });
    const code = await newestCode(app, user.email);
    const answer = await sendCode(app, textAt(login.body, 'token', 'login'), code, home);
    expect(login.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^device=[\w-]+\.[\w-]+\.[\w-]+; Path=\/api\/v1\/login; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('over plain http the cookie is not marked as secure, or browsers would drop it', async () => {
    const plain = await createTestApp({ publicUrl: 'http://localhost:3000' });
    const user = await createUser(plain.deps.database);
    const login = await sendPassword(plain, user, { from: home });
    const code = await newestCode(plain, user.email);
    const answer = await sendCode(plain, textAt(login.body, 'token', 'login'), code, home);
    expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Strict$/);
    await plain.close();
  });

  test('has tries of its own, and not more than those', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) statuses.push(await guess(user, home, cookie));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await signInFrom(app, user, { from: home })).status).toBe(200);
  });

  test('is no pass for another account, and cannot be made up', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { cookie } = await signInFrom(app, other, { from: home });
    const { access } = await app.sessionOf(user.id);
    for (let tries = 0; tries < 10; tries++) await guess(user, elsewhere);
    for (const forged of [cookie, `${cookie}=`, `device=${access}`, 'device=a.b.c', 'device='])
      expect(await guess(user, elsewhere, forged)).toBe(429);
  });

  test.each([
    [
      'another password',
      async (user: TestUser) => {
        const { access } = await app.sessionOf(user.id);
        const password = 'Grävling under månen 4';
        const answer = await app.request('POST', '/api/v1/change-password', {
          body: { old_password: testPassword, new_password: password, new_password_confirm: password },
          access,
        });
        expect(answer.status).toBe(200);
      },
    ],
    [
      'a lock',
      async (user: TestUser) => {
        const staff = await createUser(app.deps.database, {
          permissions: [
            'can_view_company_user',
            'can_manage_company_user',
            'can_view_corporate_group_list',
            'can_view_corporate_group_details',
          ],
        });
        const { access } = await app.sessionOf(staff.id);
        const path = `/api/v1/corporategroups/${group}/users/${user.id}/`;
        for (const status of ['locked', 'active']) {
          const answer = await app.request('PATCH', path, { body: { status }, access });
          expect(answer.status).toBe(200);
        }
      },
    ],
  ])('is forgotten with %s', async (_name, change) => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    await change(user);
    for (let tries = 0; tries < 10; tries++) await guess(user, elsewhere);
    expect(await guess(user, elsewhere, cookie)).toBe(429);
  });

  test('the browser that chose a new password by mail is known, and only that one', async () => {
    const user = await newUser();
    const before = await signInFrom(app, user, { from: home });
    await app.request('POST', '/api/v1/reset-password', { body: { email: user.email }, from: home });
    const [mail] = await app.mailsTo(user.email);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'Grävling under månen 4';
    const selected = await app.request('POST', `/api/v1/create-password/${token}`, {
      body: { password, password_confirm: password },
      from: home,
    });
    const cookie = /^[^;]*/.exec(selected.headers.get('set-cookie') ?? '')?.[0] ?? '';
    for (let tries = 0; tries < 10; tries++) await guess(user, elsewhere);
    expect(await guess(user, elsewhere, before.cookie)).toBe(429);
    expect((await sendPassword(app, user, { from: elsewhere, cookie }, password)).status).toBe(200);
  });
});

/** Starts sign-ins with the right password and uses up `count` wrong codes from an address. */
async function wrongCodes(user: TestUser, from: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const login = await sendPassword(app, user, { from });
    if (login.status !== 200) return [...statuses, login.status];
    const code = await newestCode(app, user.email);
    for (let tries = 1; tries <= 4 && statuses.length < count; tries++) {
      const answer = await sendCode(app, textAt(login.body, 'token', 'login'), otherCode(code, tries), from);
      statuses.push(answer.status);
    }
  }
  return statuses;
}

describe('security m5: whoever knows the password', () => {
  test('does not shut the owner out with wrong codes', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    const statuses = await wrongCodes(user, elsewhere, 20);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await signInFrom(app, user, { from: '192.168.3.1' })).status).toBe(200);
    expect((await signInFrom(app, user, { from: elsewhere, cookie })).status).toBe(200);
  });

  test('guesses no more codes from many addresses than an account allows in a day, and the known device gets in', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    let compared = 0;
    for (let index = 0; index < 12; index++) {
      const statuses = await wrongCodes(user, `192.168.4.${index}`, 8);
      compared += statuses.filter((status) => status === 401).length;
    }
    expect(compared).toBe(60);
    expect((await signInFrom(app, user, { from: home, cookie })).status).toBe(200);
  });

  test('has ten codes mailed, however often they sign in, and the owner still gets theirs', async () => {
    const user = await newUser();
    const { cookie } = await signInFrom(app, user, { from: home });
    const answers = [];
    for (let login = 0; login < 25; login++) answers.push(await sendPassword(app, user, { from: elsewhere }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBe(90);
    expect(await app.mailsTo(user.email)).toHaveLength(11);
    expect((await signInFrom(app, user, { from: '192.168.3.2' })).status).toBe(200);
    expect((await signInFrom(app, user, { from: elsewhere, cookie })).status).toBe(200);
  });

  test('has no more codes mailed in a day from many addresses than an account allows', async () => {
    const user = await newUser();
    for (let index = 0; index < 80; index++) await sendPassword(app, user, { from: oneOfMany(index) });
    expect(await app.mailsTo(user.email)).toHaveLength(60);
  });

  test('codes that were asked for again count too', async () => {
    const user = await newUser();
    const login = await sendPassword(app, user, { from: elsewhere });
    for (let sent = 1; sent <= 9; sent++) await sendPassword(app, user, { from: elsewhere });
    app.clock.advance(30);
    const again = await app.request('POST', '/api/v1/resend-otp', {
      body: { token: textAt(login.body, 'token', 'login') },
      from: elsewhere,
    });
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('60');
  });

  test('a code that signed somebody in is not counted', async () => {
    const user = await newUser();
    for (let login = 0; login < 25; login++)
      expect((await signInFrom(app, user, { from: home })).status).toBe(200);
  });
});

test('security 36: a network of IPv6 counts as one address', async () => {
  const user = await newUser();
  const statuses: number[] = [];
  for (let index = 1; index <= 12; index++) statuses.push(await guess(user, `2001:db8:1:2::${index}`));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(await guess(user, '2001:db8:1:3::1')).toBe(401);
});

describe('security 37: another server on the same database', () => {
  test.each([
    ['an account and an address', async () => ''],
    ['a known device', async (user: TestUser) => (await signInFrom(app, user, { from: home })).cookie],
  ])('counts on where this one stopped, for the tries of %s', async (_name, cookieFor) => {
    const user = await newUser();
    const cookie = await cookieFor(user);
    for (let tries = 0; tries < 10; tries++) await guess(user, elsewhere, cookie);
    const other = createApp({ ...app.deps }, operations, serviceOperations);
    const answer = await other.fetch(
      new Request('http://localhost/api/v1/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ email: user.email, password: testPassword }),
      }),
      { incoming: { socket: { remoteAddress: elsewhere } } },
    );
    expect(answer.status).toBe(429);
  });
});
