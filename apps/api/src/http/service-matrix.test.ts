import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, serviceOperations } from '../operations.ts';
import { allPermissionKeys, readContract, readServiceContract } from '../server/contract.ts';
import { serviceScopes } from '../server/service-caller.ts';
import { serviceTokenOf } from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { pairServiceOperations } from './service-router.ts';

const rules = readServiceContract();
const forPeople = readContract().filter(({ permission }) => permission !== 'public');

let app: TestApp;
let everyScope: string;

beforeAll(async () => {
  app = await createTestApp();
  everyScope = await serviceTokenOf(app, serviceScopes);
});

afterAll(() => app.close());

async function status(method: string, path: string, token: string | null): Promise<number> {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        'Content-Type': 'application/x-ndjson',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(method === 'PUT' ? { body: '' } : {}),
    }),
  );
  await response.body?.cancel();
  return response.status;
}

describe('operations for the supplier’s own systems', () => {
  test('there are some, each with its scope', () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(new Set(rules.map(({ scope }) => scope))).toEqual(new Set(serviceScopes));
  });

  test.each(rules)('$id: 401 for anonymous callers', async ({ method, path }) => {
    expect(await status(method, path, null)).toBe(401);
  });

  test.each(rules)('$id: 401 for a person with every permission', async ({ method, path }) => {
    const { id } = await createUser(app.deps.database, { permissions: allPermissionKeys });
    const { access } = await app.sessionOf(id);
    expect(await status(method, path, access)).toBe(401);
  });

  test.each(rules)('$id: 403 with every scope but its own', async ({ method, path, scope }) => {
    const others = serviceScopes.filter((other) => other !== scope);
    expect(await status(method, path, await serviceTokenOf(app, others))).toBe(403);
  });

  test.each(rules)('$id: 200 with its scope alone, with and without a slash', async (rule) => {
    const token = await serviceTokenOf(app, [rule.scope]);
    expect(await status(rule.method, rule.path, token)).toBe(200);
    expect(await status(rule.method, `${rule.path}/`, token)).toBe(200);
  });

  test.each(rules)('$id: 405 by another method, 400 with an unknown parameter', async ({ method, path }) => {
    expect(await status('GET', path, everyScope)).toBe(405);
    expect(await status(method, `${path}?colour=red`, everyScope)).toBe(400);
  });
});

test.each(forPeople)('$id: 401 for a service account', async ({ method, path }) => {
  const filled = path.replaceAll(/\{\w+\}/g, () => randomUUID());
  expect(await status(method, filled, everyScope)).toBe(401);
});

describe('pairServiceOperations', () => {
  const [first] = serviceOperations;

  test('refuses an operation without a handler, with two, or of what the contract does not have', () => {
    expect(() => pairServiceOperations(rules, serviceOperations.slice(1))).toThrow('has no handler');
    const twice = first === undefined ? [] : [...serviceOperations, first];
    expect(() => pairServiceOperations(rules, twice)).toThrow('two handlers');
    const stranger = { id: operations[0]?.id ?? 'login', handle: () => new Response() };
    expect(() => pairServiceOperations(rules, [...serviceOperations, stranger])).toThrow('no operation');
  });
});
