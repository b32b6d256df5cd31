import { whyLocked, withGrants, type GrantRules } from './grant-rules.ts';
import { heldBy, type Grant, type PermissionGrants } from './permission.ts';

/** How many of a cell's grants are given; `absent` when it has none. */
export type GrantState = 'all' | 'some' | 'none' | 'absent';

/** Appearance and editability of a cell. */
export interface CellState {
  readonly granted: GrantState;
  /** How many of its grants are given. */
  readonly held: number;
  readonly total: number;
  /** Whether any of its grants differs from the saved one. */
  readonly isChanged: boolean;
  /** Whether none of its grants can be toggled. */
  readonly isLocked: boolean;
  /** Why grants of it cannot be toggled; no duplicates. */
  readonly reasons: readonly string[];
}

function isHeld(grants: PermissionGrants, { roleId, key }: Grant): boolean {
  return heldBy(grants, roleId).has(key);
}

function grantedState(held: number, total: number): GrantState {
  if (total === 0) return 'absent';
  if (held === 0) return 'none';
  return held === total ? 'all' : 'some';
}

/** State of a cell compared with the saved grants and the rules. */
export function cellState(
  cell: readonly Grant[],
  rules: GrantRules,
  saved: PermissionGrants,
  value: PermissionGrants,
): CellState {
  const held = cell.filter((grant) => isHeld(value, grant)).length;
  const locks = cell.flatMap((grant) => whyLocked(rules, value, grant) ?? []);
  return {
    granted: grantedState(held, cell.length),
    held,
    total: cell.length,
    isChanged: cell.some((grant) => isHeld(saved, grant) !== isHeld(value, grant)),
    isLocked: locks.length === cell.length,
    reasons: [...new Set(locks)],
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
