import { expect, it } from 'vitest';

import { seesEveryCorporateGroup } from './sees-every-corporate-group.ts';

const shadow = {
  kind: 'user',
  target_name: 'Anna Lindqvist',
  actor_full_name: 'Alva Nordin',
  started_at: '2026-11-20T08:00:00+01:00',
  expires_at: '2026-11-20T09:00:00+01:00',
} as const;

it('figures 8: all corporate groups are for staff alone', () => {
  expect(seesEveryCorporateGroup({ user_type: 'internal', shadow: null }, 3)).toBe(true);
  expect(seesEveryCorporateGroup({ user_type: 'external', shadow: null }, 3)).toBe(false);
});

it('and for those who see several', () => {
  expect(seesEveryCorporateGroup({ user_type: 'internal', shadow: null }, 1)).toBe(false);
  expect(seesEveryCorporateGroup({ user_type: 'internal', shadow: null }, 0)).toBe(false);
});

it('and never in shadow mode, even as another of the staff', () => {
  expect(seesEveryCorporateGroup({ user_type: 'internal', shadow }, 3)).toBe(false);
  expect(seesEveryCorporateGroup({ user_type: 'external', shadow }, 3)).toBe(false);
});
