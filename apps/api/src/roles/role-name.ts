import { sql, type Transaction } from 'kysely';
import { refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { roleTexts } from './role-texts.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';
import { rolesIn } from './roles.ts';

/** The key of a role in ASCII letters: `Läsbehörig` becomes `lasbehorig`. */
export function roleKey(displayName: string): string {
  const plain = displayName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key = plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60);
  return key === '' ? 'roll' : key;
}

/**
 * Normalizes the name of a role and checks that no other role of the realm has it, ignoring case.
 *
 * @param exceptId - The role itself when it is renamed.
 * @throws ApiError 422 when it is empty or taken.
 */
export async function freeDisplayName(
  trx: Transaction<Schema>,
  realm: RoleRealm,
  displayName: string,
  exceptId = 0,
): Promise<string> {
  const trimmed = displayName.trim();
  if (trimmed === '') throw refusedFields([{ field: 'display_name', texts: [roleTexts.nameEmpty] }]);
  const taken = await rolesIn(trx, realm)
    .select('role.id')
    .where(sql<boolean>`lower(role.display_name) = lower(${trimmed}::text collate sv)`)
    .where('role.id', '<>', exceptId)
    .executeTakeFirst();
  if (taken !== undefined) throw refusedFields([{ field: 'display_name', texts: [roleTexts.nameTaken] }]);
  return trimmed;
}

/** A key that is unique in the realm. */
export async function freeRoleKey(
  trx: Transaction<Schema>,
  realm: RoleRealm,
  displayName: string,
): Promise<string> {
  const key = roleKey(displayName);
  const rows = await rolesIn(trx, realm).select('role.name').execute();
  const taken = new Set(rows.map(({ name }) => name));
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}
