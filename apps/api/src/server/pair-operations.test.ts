import { describe, expect, it } from 'vitest';
import type { ContractOperation } from './contract.ts';
import { ApiError } from './api-error.ts';
import type { OperationId } from './operation.ts';
import { operation, publicOperation } from './operation.ts';
import { pairOperations } from './router.ts';

const contractOf = (
  id: OperationId,
  permission: ContractOperation['permission'] = [],
): ContractOperation => ({
  id,
  method: 'GET',
  path: `/api/${id}`,
  permission,
  allowsShadow: true,
  parameters: [],
  body: null,
  responses: new Map(),
});

const contracts = [contractOf('getHealth', 'public'), contractOf('getSite')];
const health = publicOperation('getHealth', () => new Response());
const site = operation('getSite', () => new Response());

describe('pairOperations', () => {
  it('refuses an operation that is neither handled nor listed as unfinished', () => {
    expect(() => pairOperations(contracts, [health], [])).toThrow('getSite has no handler');
  });

  it('refuses an operation that is both', () => {
    expect(() => pairOperations(contracts, [health, site], ['getSite'])).toThrow(
      'getSite has a handler and is listed',
    );
  });

  it('refuses a listed operation that the contract does not have', () => {
    expect(() => pairOperations(contracts, [health, site], ['getNews'])).toThrow('no operation getNews');
  });

  it('refuses a public operation as unfinished: 501 stands behind signing in', () => {
    expect(() => pairOperations(contracts, [site], ['getHealth'])).toThrow('disagree on signing in');
  });

  it('answers 501 for a listed one', async () => {
    const [, found] = pairOperations(contracts, [health], ['getSite']).map(([, handler]) => handler);
    const call = {
      operationId: 'getSite',
      params: {},
      query: {},
      body: undefined,
      get request(): never {
        throw new Error('not read');
      },
      get deps(): never {
        throw new Error('not read');
      },
      caller: null,
    };
    const error = await found?.handle(call).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 501 });
  });
});
