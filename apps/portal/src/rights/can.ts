import { meetsRule, type PermissionKey, type PermissionRule } from '@vinrod/api-client';

import { rights, type Action, type Right, type Subject } from './rights.ts';

/** Permission check, as in `can('update', 'site')`. */
export type Can = (...right: Right) => boolean;

const rules: Readonly<Record<Subject, Readonly<Partial<Record<Action, PermissionRule>>>>> = rights;

/** Permission check for a set of permissions. */
export function canWith(held: ReadonlySet<PermissionKey>): Can {
  return (...[action, subject]) => {
    const rule = rules[subject][action];
    return rule !== undefined && meetsRule(held, rule);
  };
}
