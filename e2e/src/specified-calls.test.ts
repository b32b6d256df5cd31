import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissionKeys, readContract } from '../../apps/api/src/server/contract.ts';
import { unfinishedOperations } from '../../apps/api/src/server/not-implemented.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts';
import { createUser } from '../../apps/api/src/testing/test-people.ts';
import { specifiedCalls } from '../../packages/api-client/src/testing/specified-calls.ts';

const anyId = '5b0f7c1e-8a35-4f0a-9c55-3f6f0f6a1d01';
const contract = readContract();
const unfinished: ReadonlySet<string> = new Set(unfinishedOperations);
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('every call of the specification, section 7, is one of this server', () => {
  test.each(specifiedCalls)('%s', async (_, ...paths) => {
    for (const wanted of paths) {
      const [, path = ''] = /^(?:[A-Z]+ )?(\S+)/.exec(wanted) ?? [];
      const operations = contract.filter((operation) => operation.path === `/api${path.replace(/\/$/, '')}`);
      expect([path, operations.length > 0]).toEqual([path, true]);
      for (const { method } of operations) {
        const answer = await app.request(method, `/api${path.replaceAll(/\{\w+\}/g, anyId)}`);
        // Known to the server: it asks for a sign-in, or finds the empty body of a public call wrong.
        expect([method, path, [401, 400, 415].includes(answer.status)]).toEqual([method, path, true]);
      }
    }
  });
});

describe('operations without a handler', () => {
  const withoutParameters = contract.filter(
    ({ id, method, parameters, permission }) =>
      unfinished.has(id) &&
      method === 'GET' &&
      permission.length > 0 &&
      parameters.every(({ required }) => !required),
  );

  test('are known ones, each listed once', () => {
    const known = new Set<string>(contract.map(({ id }) => id));
    expect(unfinishedOperations.filter((id) => !known.has(id))).toEqual([]);
    expect(unfinished.size).toBe(unfinishedOperations.length);
  });

  test.each(withoutParameters)('$id answers 501 to those who may call it', async ({ path }) => {
    const statusWith = async (permissions: typeof allPermissionKeys) => {
      const user = await createUser(app.deps.database, { permissions });
      const { access } = await app.sessionOf(user.id);
      return (await app.request('GET', path, { access })).status;
    };
    expect(await statusWith([])).toBe(403);
    expect(await statusWith(allPermissionKeys)).toBe(501);
    expect((await app.request('GET', path)).status).toBe(401);
  });
});
