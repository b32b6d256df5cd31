import { whyLocked, withGrants, type GrantRules } from './grant-rules.ts';
import { heldBy, type Grant, type PermissionGrants } from './permission.ts';

/** How much of what a cell stands for is granted; `absent` when it stands for nothing. */
export type GrantState = 'all' | 'some' | 'none' | 'absent';

/** How a cell looks and what can be done with it. */
export interface CellState {
  readonly granted: GrantState;
  /** Whether anything in it differs from what is saved. */
  readonly isChanged: boolean;
  /** Whether nothing in it can be turned. */
  readonly isLocked: boolean;
}

function isHeld(grants: PermissionGrants, { roleId, key }: Grant): boolean {
  return heldBy(grants, roleId).has(key);
}

/** How much of some grants is given. */
export function grantedState(cell: readonly Grant[], value: PermissionGrants): GrantState {
  if (cell.length === 0) return 'absent';
  const count = cell.filter((grant) => isHeld(value, grant)).length;
  if (count === 0) return 'none';
  return count === cell.length ? 'all' : 'some';
}

/** State of a cell against what is saved and what may be turned. */
export function cellState(
  cell: readonly Grant[],
  rules: GrantRules,
  saved: PermissionGrants,
  value: PermissionGrants,
): CellState {
  return {
    granted: grantedState(cell, value),
    isChanged: cell.some((grant) => isHeld(saved, grant) !== isHeld(value, grant)),
    isLocked: cell.every((grant) => whyLocked(rules, value, grant) !== undefined),
  };
}

/** The grants after a cell is turned: what can be granted is, and when all of that is granted it is taken away. */
export function toggleCell(
  cell: readonly Grant[],
  rules: GrantRules,
  value: PermissionGrants,
): PermissionGrants {
  const free = cell.filter((grant) => whyLocked(rules, value, grant) === undefined);
  return withGrants(rules, value, free, !free.every((grant) => isHeld(value, grant)));
}
