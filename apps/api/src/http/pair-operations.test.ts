import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '../server/contract.ts';
import type { OperationId } from '../server/operation.ts';
import { operation, publicOperation } from '../server/operation.ts';
import { pairOperations } from './router.ts';

const contractOf = (
  id: OperationId,
  permission: ContractOperation['permission'] = [],
): ContractOperation => ({
  id,
  method: 'GET',
  path: `/api/${id}`,
  permission,
  allOf: [],
  allowsShadow: true,
  audit: null,
  parameters: [],
  body: null,
  bodyLimit: 0,
  responses: new Map(),
});

const contracts = [contractOf('getHealth', 'public'), contractOf('getSite')];
const health = publicOperation('getHealth', () => new Response());
const site = operation('getSite', () => new Response());

describe('pairOperations', () => {
  it('gives every operation of the contract its handler', () => {
    expect(pairOperations(contracts, [site, health]).map(([contract, { id }]) => [contract.id, id])).toEqual([
      ['getHealth', 'getHealth'],
      ['getSite', 'getSite'],
    ]);
  });

  it('refuses an operation without a handler', () => {
    expect(() => pairOperations(contracts, [health])).toThrow('getSite has no handler');
  });

  it('refuses an operation with two handlers', () => {
    expect(() => pairOperations(contracts, [health, site, site])).toThrow('two handlers');
  });

  it('refuses a handler of what the contract does not have', () => {
    const stranger = operation('getNews', () => new Response());
    expect(() => pairOperations(contracts, [health, site, stranger])).toThrow('no operation getNews');
  });

  it('refuses a handler that disagrees on signing in', () => {
    const open = publicOperation('getSite', () => new Response());
    expect(() => pairOperations(contracts, [health, open])).toThrow('disagree on signing in');
  });
});
