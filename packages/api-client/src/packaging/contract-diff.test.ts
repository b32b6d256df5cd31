import { describe, expect, it } from 'vitest';
import contract from '../../openapi/openapi.json' with { type: 'json' };
import { diffContracts } from './contract-diff.ts';

const item = {
  type: 'object',
  required: ['name', 'note'],
  properties: {
    name: { type: 'string', maxLength: 20 },
    note: { type: 'string' },
    kind: { type: 'string', enum: ['a', 'b'] },
    children: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
  },
};
const body = {
  required: true,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
};
const base = {
  paths: {
    '/v1/items/': {
      post: {
        operationId: 'createItem',
        'x-permission': ['one', 'two'],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        requestBody: body,
        responses: { 200: body },
      },
    },
  },
  components: { schemas: { Item: item } },
};

/** The base contract with one part, found by its JSON, replaced. */
function changed(part: unknown, by: unknown): typeof base {
  const text = JSON.stringify(base);
  expect(text).toContain(JSON.stringify(part));
  return JSON.parse(text.replace(JSON.stringify(part), JSON.stringify(by)));
}

describe('diffContracts', () => {
  it('finds nothing between a contract and itself', () => {
    expect(diffContracts(contract, contract)).toEqual({ breaking: [], added: [] });
    expect(diffContracts(base, base)).toEqual({ breaking: [], added: [] });
  });

  it('tells a new operation, which breaks nobody', () => {
    expect(diffContracts({ paths: {} }, base)).toEqual({ breaking: [], added: ['POST /v1/items/ is new'] });
    expect(diffContracts(base, { paths: {} }).breaking).toEqual(['POST /v1/items/ is gone']);
  });

  it.each([
    ['createItem', 'addItem', ['POST /v1/items/ has another operationId']],
    [['one', 'two'], ['two'], ['POST /v1/items/ is no longer open to one']],
    [
      { type: 'integer', maximum: 100 },
      { type: 'integer', maximum: 50 },
      ['POST /v1/items/ ?limit has the new maximum 50'],
    ],
    ['limit', 'size', ['POST /v1/items/ refuses ?limit now']],
    [['name', 'note'], ['name'], ['POST /v1/items/ answer.note may be left out']],
    [['name', 'note'], ['name', 'note', 'kind'], ['POST /v1/items/ body.kind is required now']],
    [['a', 'b'], ['a', 'b', 'c'], ['POST /v1/items/ answer.kind can now be "c"']],
    [['a', 'b'], ['a'], ['POST /v1/items/ body.kind no longer takes "b"']],
    [
      { type: 'string', maxLength: 20 },
      { type: ['string', 'null'], maxLength: 20 },
      ['POST /v1/items/ answer.name can now be null'],
    ],
    [
      { type: 'string', maxLength: 20 },
      { type: 'string', maxLength: 10 },
      ['POST /v1/items/ body.name has the new maxLength 10'],
    ],
  ])('sees that %j became %j', (part, by, breaking) => {
    expect(diffContracts(base, changed(part, by)).breaking).toEqual(breaking);
  });

  it.each([
    [
      ['one', 'two'],
      ['one', 'two', 'three'],
    ],
    [['one', 'two'], 'public'],
    [
      { type: 'integer', maximum: 100 },
      { type: 'integer', maximum: 1000 },
    ],
    [{ type: 'integer', maximum: 100 }, { type: 'integer' }],
  ])('lets %j become %j', (part, by) => {
    expect(diffContracts(base, changed(part, by)).breaking).toEqual([]);
  });
});
