import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../apps/api/src/server/contract.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts';
import { specifiedCalls } from '../../packages/api-client/src/testing/specified-calls.ts';

const anyId = '5b0f7c1e-8a35-4f0a-9c55-3f6f0f6a1d01';
const contract = readContract();
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
        // Implemented: the server requires a sign-in, or rejects the empty body or the mailed link of a public call.
        expect([method, path, [401, 400, 415, 422].includes(answer.status)]).toEqual([method, path, true]);
      }
    }
  });
});
