import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import {
  allPermissionKeys,
  contractDocument,
  readContract,
  type ContractOperation,
} from '../server/contract.ts';
import { isRecord, resolveReference, type JsonRecord } from '../server/json-document.ts';
import { responseValidator } from './response-validation.ts';

interface Example {
  readonly id: string;
  readonly operation: ContractOperation;
  /** Identifies the example in the report. */
  readonly where: string;
  readonly value: unknown;
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);
}

/** The examples of a body: the single one, or the named ones. */
function examplesOf(container: unknown): readonly (readonly [name: string, value: unknown])[] {
  const media = at(container, 'content', 'application/json');
  const single = at(media, 'example');
  const named = at(media, 'examples');
  return [
    ...(single === undefined ? [] : [['example', single] as const]),
    ...(isRecord(named)
      ? Object.entries(named).map(([name, item]) => [name, at(item, 'value')] as const)
      : []),
  ];
}

function resolved(value: unknown): JsonRecord | null {
  return isRecord(value) ? resolveReference(contractDocument, value) : null;
}

/** The operation in the contract document. */
function describedIn({ id, method }: ContractOperation): unknown {
  const paths = at(contractDocument, 'paths');
  const items = isRecord(paths) ? Object.values(paths) : [];
  return items.map((item) => at(item, method.toLowerCase())).find((found) => at(found, 'operationId') === id);
}

const operations = readContract();

const requests: readonly Example[] = operations.flatMap((operation) =>
  examplesOf(resolved(at(describedIn(operation), 'requestBody'))).map(([name, value]) => ({
    id: operation.id,
    operation,
    where: name,
    value,
  })),
);

const answers: readonly (Example & { readonly status: number })[] = operations.flatMap((operation) => {
  const responses = at(describedIn(operation), 'responses');
  return Object.entries(isRecord(responses) ? responses : {}).flatMap(([status, response]) =>
    examplesOf(resolved(response)).map(([name, value]) => ({
      id: operation.id,
      operation,
      where: `${status} ${name}`,
      value,
      status: status === 'default' ? 500 : Number(status),
    })),
  );
});

/** A valid value for a parameter that matches nothing. */
function pathValue(operation: ContractOperation, name: string): string {
  const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema;
  if (schema?.['type'] === 'integer') return '2147483647';
  return schema?.['format'] === 'uuid' ? '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11' : 'nobody-has-this-token';
}

/** Acceptable results of an example: success, not found, or refusal by a rule. Never a malformed request. */
const met: ReadonlySet<number> = new Set([200, 401, 404, 422, 429]);

describe('the examples of the contract', () => {
  let app: TestApp;
  let access: string;

  beforeAll(async () => {
    app = await createTestApp();
    const user = await createUser(app.deps.database, { permissions: allPermissionKeys });
    access = (await app.sessionOf(user.id)).access;
  });

  afterAll(() => app.close());

  test('are there for most operations', () => {
    expect(requests.length).toBeGreaterThan(30);
    expect(answers.length).toBeGreaterThan(operations.length);
  });

  test.each(requests)('$id: the $where is understood', async ({ operation, value }) => {
    const query = new URLSearchParams();
    for (const { name, place, required } of operation.parameters)
      if (place === 'query' && required) query.set(name, '2026-05-01');
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValue(operation, name));
    const isPublic = operation.permission === 'public';
    const answer = await app.request(operation.method, `${path}/?${query.toString()}`, {
      body: value,
      ...(isPublic ? {} : { access }),
    });
    expect([answer.status, met.has(answer.status) ? '' : answer.text]).toEqual([answer.status, '']);
  });

  test.each(answers)('$id: the $where has the form of its answer', ({ operation, status, value }) => {
    expect(() => responseValidator(operation)(status, value)).not.toThrow();
  });
});
