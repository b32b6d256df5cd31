import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsIn } from './ids.ts';
import { isFile, isPagedList } from './operation.ts';
import { readContract } from './read-contract.ts';
import { schemaChecks } from './schema-check.ts';

const document: unknown = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
);
const operations = readContract(document);

describe('the contract that the kit reads', () => {
  it('knows who may call, what is asked and what is answered', () => {
    const news = operations.find(({ id }) => id === 'listNews');
    expect(news).toMatchObject({
      method: 'GET',
      path: '/v1/news/',
      anyOf: ['can_view_news', 'can_manage_news'],
      calledBy: 'person',
      isForShadow: true,
    });
    expect(operations.filter(isPagedList).length).toBeGreaterThan(20);
    expect(operations.filter(isFile).map(({ id }) => id)).toContain('exportTimeSheets');
    const exported = operations.find(({ id }) => id === 'exportTimeSheets');
    expect(exported?.query.find(({ name }) => name === 'format')?.values).toEqual(['xlsx', 'csv', 'pdf']);
  });

  it.each(
    operations
      .filter(
        ({ method, calledBy, pathParameters }) =>
          method === 'GET' && calledBy === 'person' && pathParameters.length > 0,
      )
      .map(({ id, path, pathParameters }) => [id, path, pathParameters.length] as const),
  )('knows what the ids in the path of %s are', (_, path, count) => {
    expect(kindsIn(path)).toHaveLength(count);
  });

  it('refuses a document that is another one', () => {
    expect(() => readContract({ paths: {} })).toThrow('getProfile');
    expect(() => readContract(null)).toThrow('getProfile');
  });
});

describe('the check of a schema', () => {
  const schema = { $ref: '#/components/schemas/Person' };
  const uuid = '3f1d2a86-5c0e-4f5b-9b1a-7a0c6f1e2d01';

  it.each([
    ['a missing field', { uuid }, 'full_name'],
    ['a wrong type', { uuid, full_name: 7 }, '/full_name must be string'],
    ['null where none is allowed', { uuid, full_name: null }, '/full_name must be string'],
    ['a uuid that is none', { uuid: 'x', full_name: 'Anna' }, '/uuid must match format'],
    ['a field that the contract does not know', { uuid, full_name: 'Anna', age: 7 }, 'age'],
  ])('tells of %s', (_, value, said) => {
    expect(schemaChecks(document, false)(schema)(value)).toContain(said);
  });

  it('lets what is right through, and more fields when they are allowed', () => {
    expect(schemaChecks(document, false)(schema)({ uuid, full_name: 'Anna' })).toBeNull();
    expect(schemaChecks(document, true)(schema)({ uuid, full_name: 'Anna', age: 7 })).toBeNull();
    expect(schemaChecks(document, true)(schema)({ uuid, age: 7 })).toContain('full_name');
  });
});
