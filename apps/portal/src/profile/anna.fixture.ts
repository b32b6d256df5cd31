import type { PermissionKey, PermissionMap, Profile } from '@vinrod/api-client';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };

const keys = schema.components.schemas.PermissionKey.enum;

function isComplete(map: Readonly<Record<string, boolean>>): map is PermissionMap {
  return keys.every((key) => key in map);
}

function permissionMap(granted: readonly PermissionKey[]): PermissionMap {
  const held: readonly string[] = granted;
  const map: Readonly<Record<string, boolean>> = Object.fromEntries(
    keys.map((key) => [key, held.includes(key)]),
  );
  if (!isComplete(map)) throw new Error('A permission is missing.');
  return map;
}

/** Customer's user with the permissions that a test needs. */
export function annaWith(granted: readonly PermissionKey[], changes: Partial<Profile> = {}): Profile {
  return {
    uuid: '3f1d2a86-5c0e-4f5b-9b1a-7a0c6f1e2d01',
    email: 'anna@norrviken.example',
    first_name: 'Anna',
    last_name: 'Lindqvist',
    full_name: 'Anna Lindqvist',
    phone_number: null,
    title: null,
    user_type: 'external',
    language: 'sv',
    roles: [],
    corporate_groups: [],
    default_corporate_group: null,
    last_login: null,
    permissions: permissionMap(granted),
    shadow: null,
    ...changes,
  };
}
