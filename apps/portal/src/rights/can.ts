import { meetsRule, type PermissionKey, type PermissionRule } from '@vinrod/api-client';

import { rights, type Action, type Right, type Subject } from './rights.ts';

/** Whether somebody may do something, as in `can('update', 'site')`. */
export type Can = (...right: Right) => boolean;

const rules: Readonly<Record<Subject, Readonly<Partial<Record<Action, PermissionRule>>>>> = rights;

/** What somebody may do who holds these permissions. */
export function canWith(held: ReadonlySet<PermissionKey>): Can {
  return (...[action, subject]) => {
    const rule = rules[subject][action];
    return rule !== undefined && meetsRule(held, rule);
  };
}
