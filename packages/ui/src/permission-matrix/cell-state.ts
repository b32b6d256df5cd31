import { whyLocked, withGrants, type GrantRules } from './grant-rules.ts';
import { heldBy, type Grant, type PermissionGrants } from './permission.ts';

/** How many of a cell's grants are given; `absent` when it has none. */
export type GrantState = 'all' | 'some' | 'none' | 'absent';

/** Appearance and editability of a cell. */
export interface CellState {
  readonly granted: GrantState;
  /** Whether any of its grants differs from the saved one. */
  readonly isChanged: boolean;
  /** Whether none of its grants can be toggled. */
  readonly isLocked: boolean;
}

function isHeld(grants: PermissionGrants, { roleId, key }: Grant): boolean {
  return heldBy(grants, roleId).has(key);
}

/** How many of some grants are given. */
export function grantedState(cell: readonly Grant[], value: PermissionGrants): GrantState {
  if (cell.length === 0) return 'absent';
  const count = cell.filter((grant) => isHeld(value, grant)).length;
  if (count === 0) return 'none';
  return count === cell.length ? 'all' : 'some';
}

/** State of a cell compared with the saved grants and the rules. */
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

/** The grants after toggling a cell: grants all that can be granted, or revokes them when all are granted already. */
export function toggleCell(
  cell: readonly Grant[],
  rules: GrantRules,
  value: PermissionGrants,
): PermissionGrants {
  const free = cell.filter((grant) => whyLocked(rules, value, grant) === undefined);
  return withGrants(rules, value, free, !free.every((grant) => isHeld(value, grant)));
}
