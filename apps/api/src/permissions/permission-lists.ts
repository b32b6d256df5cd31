import type {
  GrantedArea,
  PermissionArea,
  PermissionAreaName,
  PermissionInfo,
  PermissionKey,
} from '@vinrod/api-client/contract';
import { allPermissionKeys } from '../server/contract.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { areaTexts, permissionCatalogue } from './permission-catalogue.ts';
import { permissionNames } from './permission-names.ts';

/** Holders of a role: staff of the supplier, or a customer's own users. */
export type RoleKind = 'internal' | 'customer';

/** In matrix order; object keys keep their source order. */
const inOrder = allPermissionKeys.toSorted((a, b) => orderOf(a) - orderOf(b));

function orderOf(key: PermissionKey): number {
  return Object.keys(permissionCatalogue).indexOf(key);
}

function isAreaName(name: string): name is PermissionAreaName {
  return name in areaTexts;
}

const areaNames = Object.keys(areaTexts).filter(isAreaName);

/** Whether roles of a kind can hold a permission. */
export function isGrantable(kind: RoleKind, key: PermissionKey): boolean {
  return kind === 'internal' || permissionCatalogue[key].holders === 'customers';
}

/** Whether a permission takes effect for staff only, in whichever role it is. */
export function isForStaffOnly(key: PermissionKey): boolean {
  return permissionCatalogue[key].holders === 'supplier';
}

/** Area that a permission belongs to. */
export function areaOf(key: PermissionKey): PermissionAreaName {
  return permissionCatalogue[key].area;
}

/** The given permissions in matrix order, each with its text. */
export function permissionInfos(
  language: Language,
  isWanted: (key: PermissionKey) => boolean,
): PermissionInfo[] {
  return inOrder.filter(isWanted).map((key) => ({
    id: allPermissionKeys.indexOf(key) + 1,
    codename: key,
    display_name: permissionNames[key][language],
    area: areaOf(key),
  }));
}

/** Every permission that roles of a kind can have, grouped by area. */
export function permissionAreas(language: Language, kind: RoleKind): PermissionArea[] {
  return areaNames
    .map((area) => ({
      area,
      display_name: areaTexts[area][language],
      permissions: inOrder
        .filter((key) => areaOf(key) === area && isGrantable(kind, key))
        .map((key) => ({
          codename: key,
          display_name: permissionNames[key][language],
          action: permissionCatalogue[key].action,
        })),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}

/** As {@link permissionAreas}, with whether a role holds each. */
export function grantedAreas(
  language: Language,
  kind: RoleKind,
  granted: ReadonlySet<string>,
): GrantedArea[] {
  return permissionAreas(language, kind).map((area) => ({
    ...area,
    permissions: area.permissions.map((cell) => ({ ...cell, is_granted: granted.has(cell.codename) })),
  }));
}
