import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { ApiError } from '../server/api-error.ts';
import { allPermissionKeys, readContract } from '../server/contract.ts';
import { boundsOf, problemsOfSize } from './input-bounds.ts';
import { requestValidator, type RequestValidator } from './request-validation.ts';
import { schemaCompiler } from './schema-compiler.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  group = await createCorporateGroup(app.deps.database, 'Norrviken', [2]);
  const user = await createUser(app.deps.database, { permissions: allPermissionKeys });
  access = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

function login(body: unknown): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/login', { body });
}

function send(method: string, path: string, body?: unknown): Promise<TestAnswer> {
  return app.request(method, path, { access, ...(body === undefined ? {} : { body }) });
}

function validatorOf(id: string): RequestValidator {
  const operation = readContract().find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return requestValidator(operation);
}

/** The error of a call, which has to be an ApiError. */
async function refusalOf(call: () => unknown): Promise<ApiError> {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

/** A query that counts how often it is read. */
class CountedQuery extends URLSearchParams {
  looks = 0;

  override getAll(name: string): string[] {
    this.looks += this.size;
    return super.getAll(name);
  }

  override *[Symbol.iterator](): Generator<[string, string]> {
    for (const entry of super.entries()) {
      this.looks += 1;
      yield entry;
    }
  }

  override *keys(): Generator<string> {
    for (const name of super.keys()) {
      this.looks += 1;
      yield name;
    }
  }
}

function manyTimes(count: number, entry: (n: number) => [string, string]): CountedQuery {
  return new CountedQuery(Array.from({ length: count }, (_, n) => entry(n)));
}

/** A value that counts how often its members are read. */
function counted<Value extends object>(
  value: Value,
): { readonly value: Value; readonly reads: () => number } {
  let reads = 0;
  return {
    reads: () => reads,
    value: new Proxy(value, {
      get(target, name, receiver): unknown {
        reads += 1;
        return Reflect.get(target, name, receiver);
      },
      ownKeys(target) {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    }),
  };
}

describe('queries', () => {
  test('security B1: an unknown name ends the reading of a query', async () => {
    const query = manyTimes(2000, (n) => [String(n), '']);
    const { status, problem } = await refusalOf(() => validatorOf('getHealth').query(query));
    expect([status, problem]).toEqual([400, [{ field: '0', texts: [expect.anything()] }]]);
    expect(query.looks).toBe(1);
  });

  test('security B1: a name that is repeated ends the reading of a query', async () => {
    const query = manyTimes(2000, () => ['limit', '1']);
    await refusalOf(() => validatorOf('listNews').query(query));
    expect(query.looks).toBe(2);
  });

  test('security B1: a list of a query is read to its largest length', async () => {
    const query = manyTimes(12_000, () => ['site_id', 'x']);
    const { problem } = await refusalOf(() => validatorOf('getTimeSheets').query(query));
    expect(problem).toEqual([
      { field: 'site_id', texts: [{ sv: 'Välj högst 10000.', en: expect.anything() }] },
    ]);
    expect(query.looks).toBe(10_001);
  });

  test('security B1: what is known is read in one pass', () => {
    const query = new CountedQuery([
      ['limit', '3'],
      ['offset', '2'],
    ]);
    expect(validatorOf('listNews').query(query)).toMatchObject({ limit: 3, offset: 2 });
    expect(query.looks).toBe(2);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'])(
    'security B1: %s is no name of a query, nor of a body',
    async (name) => {
      const inQuery = await app.request('GET', `/api/health?${name}=1`);
      const inBody = await login(`{"email":"a@b.example","password":"x","${name}":1}`);
      const unknown = { details: [{ field: name, errors: ['Fältet är okänt.'] }] };
      expect([inQuery.status, inQuery.body]).toEqual([400, expect.objectContaining(unknown)]);
      expect([inBody.status, inBody.body]).toEqual([400, expect.objectContaining(unknown)]);
    },
  );

  test('security B1: a name that an answer repeats is cut', async () => {
    const name = 'x'.repeat(20_000);
    for (const answer of [await app.request('GET', `/api/health?${name}`), await login({ [name]: 1 })]) {
      expect(answer.status).toBe(400);
      expect(answer.text.length).toBeLessThan(500);
    }
  });

  test('security B1: half a letter at the cut of a name does no harm', async () => {
    const answer = await login({ [`x${'😀'.repeat(100)}`]: 1 });
    expect([answer.status, answer.text.isWellFormed()]).toEqual([400, true]);
  });
});

describe('bodies', () => {
  test('security B1: an answer tells at most twenty problems', async () => {
    const body = `{${Array.from({ length: 6000 }, (_, n) => `"${n}":0`).join()}}`;
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body['details']).toHaveLength(20);
    expect(answer.text.length).toBeLessThan(2000);
  });

  test('security B1: the wrong items of a list are one problem', async () => {
    const path = `/api/v1/corporategroups/${group.id}/site-groups/`;
    const answer = await send('POST', path, {
      name: 'Alla',
      sites: Array.from({ length: 10_000 }, (_, n) => `no id ${n}`),
    });
    expect([answer.status, answer.body['details']]).toEqual([
      400,
      [{ field: 'sites', errors: ['Ange ett giltigt id.'] }],
    ]);
  });

  test('security p6: an answer names five of the ids that the caller may not see, and counts the others', async () => {
    const path = `/api/v1/corporategroups/${group.id}/site-groups/`;
    const sites = Array.from({ length: 10_000 }, () => crypto.randomUUID());
    const answer = await send('POST', path, { name: 'Alla', sites });
    expect(answer.status).toBe(404);
    expect(sites.filter((site) => answer.text.includes(site))).toEqual(sites.slice(0, 5));
    expect(answer.text).toContain('9995 till');
    expect(answer.text.length).toBeLessThan(500);
  });

  test('security B1: a body beyond the limit is refused by what it says of its size, and unread', async () => {
    const { value, reads } = counted(new ReadableStream<Uint8Array>());
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '65537' },
    });
    Object.defineProperty(request, 'body', { value });
    expect(await refusalOf(() => validatorOf('login').body(request))).toMatchObject({ status: 413 });
    expect(reads()).toBe(0);
  });

  test('security B1: a body that does not say its size is read no further than the limit', async () => {
    const chunk = new Uint8Array(8 * 1024).fill(32);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          if (sent > 1000) controller.close();
          else controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    });
    expect(await refusalOf(() => validatorOf('login').body(request))).toMatchObject({ status: 413 });
    expect(sent).toBe(9);
  });

  test('security B1: an operation whose legal bodies are larger says so in the contract and takes them', async () => {
    const sites = Array.from({ length: 10_000 }, () => crypto.randomUUID());
    const path = `/api/v1/corporategroups/${group.id}/site-groups/`;
    const answer = await send('POST', path, { name: 'Alla', sites });
    expect(answer.status).toBe(404);
    const larger = { name: 'Alla', sites: [...sites, ...sites] };
    expect((await send('POST', path, larger)).status).toBe(413);
  });

  test('security M1: a list that is too long is not looked into', () => {
    const list = counted(Array.from({ length: 50_000 }, (_, n) => n));
    const bounds = boundsOf({ type: 'array', maxItems: 10, items: { type: 'string', maxLength: 5 } });
    expect(problemsOfSize(bounds, list.value)).toEqual([
      { field: '', texts: [{ sv: 'Välj högst 10.', en: 'Choose at most 10.' }] },
    ]);
    expect(list.reads()).toBeLessThan(5);
  });

  test('security M1: a text that is too long is not looked into, and what lies where nothing belongs neither', () => {
    const inner = counted({ deeper: [] });
    const bounds = boundsOf({
      type: 'object',
      properties: { text: { type: 'string', maxLength: 5 }, number: { type: 'integer' } },
    });
    expect(problemsOfSize(bounds, { text: 'x'.repeat(11), number: inner.value, other: inner.value })).toEqual(
      [
        { field: 'other', texts: [expect.objectContaining({ sv: 'Fältet är okänt.' })] },
        { field: 'text', texts: [expect.objectContaining({ sv: 'Ange högst 5 tecken.' })] },
      ],
    );
    expect(inner.reads()).toBe(0);
  });

  test('security M1: the items of a list are compared without looking into them', () => {
    const items = Array.from({ length: 200 }, (_, n) => counted({ a: n }));
    const validate = schemaCompiler(false)({
      type: 'array',
      uniqueItems: true,
      items: { $ref: '#/components/schemas/PermissionKey' },
    });
    expect(validate(items.map(({ value }) => value))).toBe(false);
    // The schema of an item reads it once; comparing all pairs would take 20 000 reads.
    expect(items.reduce((sum, { reads }) => sum + reads(), 0)).toBeLessThan(2 * items.length);
  });

  test('security M1: ten thousand different values for permissions are one problem', async () => {
    const permissions = Array.from({ length: 10_000 }, (_, n) => n);
    const path = `/api/v1/corporategroups/${group.id}/groups/`;
    const answer = await send('POST', path, { display_name: 'Läsa', permissions });
    expect([answer.status, answer.body['details']]).toEqual([
      400,
      [{ field: 'permissions', errors: ['Välj högst 100.'] }],
    ]);
  });

  test('security M1: two values in one another for permissions are a typed 400', async () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
    const path = `/api/v1/corporategroups/${group.id}/groups/`;
    const answer = await send('POST', path, `{"display_name":"Läsa","permissions":[${deep},${deep}]}`);
    expect([answer.status, answer.body['type']]).toEqual([400, 'field_error']);
  });

  test('a value that occurs twice is still refused', async () => {
    const path = `/api/v1/corporategroups/${group.id}/groups/`;
    const answer = await send('POST', path, {
      display_name: 'Läsa',
      permissions: ['can_view_invoice', 'can_view_invoice'],
    });
    expect([answer.status, answer.body['details']]).toEqual([
      400,
      [{ field: 'permissions', errors: ['Samma värde får inte anges två gånger.'] }],
    ]);
  });
});
