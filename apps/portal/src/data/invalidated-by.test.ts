import contract from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { invalidatedBy } from './invalidated-by.ts';

/** The operations of the contract for people, by their methods. */
const operations = Object.values(contract.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) => {
    const id: unknown = Object.getOwnPropertyDescriptor(operation, 'operationId')?.value;
    const permission: unknown = Object.getOwnPropertyDescriptor(operation, 'x-permission')?.value;
    return typeof id === 'string' && permission !== 'service' ? [{ method, id }] : [];
  }),
);

/** Sent with a body because the query is long or secret, but change nothing. */
const withBody = ['previewCertificates', 'exportOwnPersonalData'];

const ids = (wanted: (method: string) => boolean) =>
  operations.filter(({ method }) => wanted(method)).map(({ id }) => id);
const changes = ids((method) => method !== 'get').filter((id) => !withBody.includes(id));
const queries = ids((method) => method === 'get');

describe('the table of what a change makes old', () => {
  it('has every operation of the contract that may change something, and no other', () => {
    expect(Object.keys(invalidatedBy).toSorted()).toEqual(changes.toSorted());
  });

  it.each(Object.entries(invalidatedBy))(
    'names after %s operations that only answer, each once',
    (_change, old) => {
      expect(old.filter((query) => !queries.includes(query))).toEqual([]);
      expect(new Set(old).size).toBe(old.length);
    },
  );

  it.each(Object.entries(invalidatedBy).filter(([change]) => change.startsWith('delete')))(
    'does not ask for what %s removed',
    (change, old) => {
      expect(old).not.toContain(change.replace('delete', 'get'));
    },
  );
});
