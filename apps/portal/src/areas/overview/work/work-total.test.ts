import type { WorkItemGroup, WorkItemKind } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { itemsOfToday, totalOf } from './work-total.ts';

function group(kind: WorkItemKind, count: number, ownCount: number): WorkItemGroup {
  return { kind, count, own_count: ownCount, items: [] };
}

const kinds = [group('missing_values', 3, 1), group('locked_person', 4, 2), group('old_draft', 1, 1)];

it('ux 9: counts what waits, and what of it is for today, of everybody and of the viewer', () => {
  expect([totalOf(kinds, false), totalOf(kinds, true)]).toEqual([8, 4]);
  expect([totalOf(itemsOfToday(kinds), false), totalOf(itemsOfToday(kinds), true)]).toEqual([3, 1]);
});
