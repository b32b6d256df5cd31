import { searchKey } from '../../format/tree-search.ts';
import type { Grant, Permission, PermissionAction, PermissionArea, PermissionRole } from '../permission.ts';

/** A column of the matrix: a role, an action, or all actions of a row. */
export interface MatrixColumn {
  readonly id: string;
  /** `undefined` for the column of all actions, which has the matrix's own text. */
  readonly label: string | undefined;
  /** The role whose permissions it holds. */
  readonly role: PermissionRole;
  /** Whether its cells hold all permissions of their rows. */
  readonly isSum: boolean;
}

/** A row of the matrix: all permissions, those of an area, or those of one subject. */
export interface MatrixRow {
  readonly id: string;
  readonly kind: 'all' | 'area' | 'permission';
  /** Key of its area; empty for all permissions. */
  readonly area: string;
  /** `undefined` for the row of all permissions, which has the matrix's own text. */
  readonly label: string | undefined;
  readonly description: string | undefined;
  /** Grants that each cell toggles, by column; empty where there is no such permission. */
  readonly cells: readonly (readonly Grant[])[];
}

/** A laid-out matrix. */
export interface MatrixLayout {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
}

function grantsOf(permissions: readonly Permission[], { id }: PermissionRole): readonly Grant[] {
  return permissions.map(({ key }) => ({ roleId: id, key }));
}

function subjectOf({ subject, label }: Permission): string {
  return subject ?? label;
}

/** Areas with the permissions whose texts or key contain the search text; complete when the area's name does. */
export function searchPermissions(
  areas: readonly PermissionArea[],
  search: string,
): readonly PermissionArea[] {
  const sought = searchKey(search);
  if (sought === '') return areas;
  const isHit = (...texts: readonly (string | undefined)[]) =>
    texts.some((text) => searchKey(text ?? '').includes(sought));
  return areas
    .map((area) =>
      isHit(area.label)
        ? area
        : {
            ...area,
            permissions: area.permissions.filter(({ key, label, description, subject }) =>
              isHit(key, label, description, subject),
            ),
          },
    )
    .filter(({ permissions }) => permissions.length > 0);
}

function byRole(areas: readonly PermissionArea[], roles: readonly PermissionRole[]): MatrixLayout {
  const row = (
    own: Pick<MatrixRow, 'id' | 'kind' | 'area' | 'label' | 'description'>,
    permissions: readonly Permission[],
  ): MatrixRow => ({ ...own, cells: roles.map((role) => grantsOf(permissions, role)) });
  const all = areas.flatMap(({ permissions }) => permissions);
  return {
    columns: roles.map((role) => ({ id: role.id, label: role.name, role, isSum: false })),
    rows: [
      row({ id: 'all:', kind: 'all', area: '', label: undefined, description: undefined }, all),
      ...areas.flatMap((area) => [
        row(
          {
            id: `area:${area.key}`,
            kind: 'area',
            area: area.key,
            label: area.label,
            description: undefined,
          },
          area.permissions,
        ),
        ...area.permissions.map((permission) =>
          row(
            {
              id: permission.key,
              kind: 'permission',
              area: area.key,
              label: permission.label,
              description: permission.description,
            },
            [permission],
          ),
        ),
      ]),
    ],
  };
}

function byAction(
  areas: readonly PermissionArea[],
  role: PermissionRole,
  actions: readonly PermissionAction[],
): MatrixLayout {
  const subjectRow = (area: string, id: string, permissions: readonly Permission[]): MatrixRow => {
    const forAction = (actionId: string) => permissions.filter(({ action }) => action === actionId);
    return {
      id,
      kind: 'permission',
      area,
      label: permissions[0] === undefined ? undefined : subjectOf(permissions[0]),
      description: permissions.find(({ description }) => description !== undefined)?.description,
      cells: [...actions.map((action) => grantsOf(forAction(action.id), role)), grantsOf(permissions, role)],
    };
  };
  const areaRows = (area: PermissionArea): readonly MatrixRow[] => {
    const subjects = new Set(area.permissions.map(subjectOf));
    return [
      {
        id: `area:${area.key}`,
        kind: 'area',
        area: area.key,
        label: area.label,
        description: undefined,
        cells: [...actions.map(() => []), grantsOf(area.permissions, role)],
      },
      ...[...subjects].map((subject) =>
        subjectRow(
          area.key,
          `${area.key}:${subject}`,
          area.permissions.filter((permission) => subjectOf(permission) === subject),
        ),
      ),
    ];
  };
  return {
    columns: [
      ...actions.map(({ id, label }) => ({ id, label, role, isSum: false })),
      { id: 'all:', label: undefined, role, isSum: true },
    ],
    rows: areas.flatMap(areaRows),
  };
}

/**
 * Lays out the matrix: roles side by side, or for one role with `actions` a row per subject with its actions side by
 * side (mockup 12).
 */
export function matrixLayout(
  areas: readonly PermissionArea[],
  roles: readonly PermissionRole[],
  actions: readonly PermissionAction[],
): MatrixLayout {
  const [role] = roles;
  return role !== undefined && roles.length === 1 && actions.length > 0
    ? byAction(areas, role, actions)
    : byRole(areas, roles);
}
