import { expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { authorize, isAuthorized } from './authorize.ts';
import { readContract } from './contract.ts';

const any: readonly PermissionKey[] = ['can_view_news', 'can_manage_news'];
const all: readonly PermissionKey[] = ['can_view_invoice', 'cg_can_view_contact'];

test.each([
  [[], [], [], true],
  [any, [], ['can_view_news'], true],
  [any, [], ['can_view_invoice'], false],
  [[], all, all, true],
  [[], all, ['can_view_invoice'], false],
  [any, all, ['can_manage_news', ...all], true],
  [any, all, all, false],
  [any, all, [...any, 'cg_can_view_contact'], false],
] as const)(
  'figures 10: one of %j and all of %j, held by who holds %j: %j',
  (permission, allOf, held, passes) => {
    const rule = { permission, allOf };
    const caller = { permissions: new Set<PermissionKey>(held) };
    expect(isAuthorized(rule, caller)).toBe(passes);
    const refusals = passes ? [] : ['403'];
    const thrown: string[] = [];
    try {
      authorize(rule, caller);
    } catch (error) {
      thrown.push(String(error).slice('ApiError: '.length, 'ApiError: 403'.length));
    }
    expect(thrown).toEqual(refusals);
  },
);

test('figures 10: the contract is read with what every operation needs all of', () => {
  for (const { allOf } of readContract()) expect(Array.isArray(allOf)).toBe(true);
});
