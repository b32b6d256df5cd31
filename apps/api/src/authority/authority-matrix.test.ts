import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { operations } from '../operations.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';
import { allPermissionKeys, readContract } from '../server/contract.ts';
import { textAt } from '../server/json-document.ts';
import type { OperationId } from '../server/operation.ts';
import { authorityCases } from '../testing/authority-cases.ts';
import type { AuthorityCase, Situation } from '../testing/authority-targets.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';

type Strength = 'weaker' | 'equal' | 'stronger' | 'limited';
type Side = 'customer' | 'staff';

const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

/** Every operation of the contract that changes something for a signed-in user. */
const writing = readContract().flatMap((operation) => {
  const id = handlers.get(operation.id);
  const { permission } = operation;
  return operation.method === 'GET' || permission === 'public' || id === undefined
    ? []
    : [{ ...operation, id, permission }];
});

type Writing = (typeof writing)[number];

interface Row {
  readonly operation: Writing;
  readonly how: AuthorityCase;
  readonly side: Side;
  readonly strength: Strength;
  readonly isInShadow: boolean;
  readonly name: string;
}

/** The extra permission that a target holds and a weaker actor lacks. */
const extra = { customer: 'can_view_invoice', staff: 'can_view_audit_log' } as const;

const rows: readonly Row[] = writing.flatMap((operation) =>
  (authorityCases[operation.id] ?? []).flatMap((how) => {
    const sides: readonly Side[] = how.byCustomers ? ['customer', 'staff'] : ['staff'];
    return sides.flatMap((side) =>
      (['weaker', 'equal', 'stronger', 'limited'] as const)
        .filter((strength) => strength !== 'limited' || side === 'customer')
        .flatMap((strength) =>
          // Shadow mode is refused in one place whoever is shadowed, so testing the strongest is enough.
          (operation.allowsShadow || strength === 'stronger' ? [false, true] : [false]).map((isInShadow) => ({
            operation,
            how,
            side,
            strength,
            isInShadow,
            name: `${operation.id}: a ${strength} ${side}${isInShadow ? ' in shadow mode' : ''} about ${how.target}`,
          })),
        ),
    );
  }),
);

/** The expected outcome under the rule. */
function isAllowed({ operation, how, strength, isInShadow }: Row): boolean {
  if (isInShadow && (!operation.allowsShadow || how.notInShadow === true)) return false;
  if (strength === 'weaker') return !how.hasRights;
  return strength !== 'limited' || how.isInside;
}

let app: TestApp;
let own: TestCorporateGroup;
let shadowing: { readonly id: string };

beforeAll(async () => {
  app = await createTestApp();
  await ensureDefaultRoles(app.deps.database.db);
  own = await createCorporateGroup(app.deps.database, 'Norrviken', [1, 1]);
  shadowing = await createUser(app.deps.database, { permissions: allPermissionKeys });
});

afterAll(() => app.close());

const kept = [
  'app_user',
  'user_role',
  'role',
  'role_permission',
  'user_corporate_group',
  'user_company_scope',
  'user_site_group_scope',
  'administrator_site_group',
  'authenticator',
  'password_link',
  'session',
  'shadow_session',
  'corporate_group',
  'company',
  'site',
  'site_group',
  'site_group_site',
];

/**
 * A fingerprint of all permissions, visibility and contents of corporate groups: the row count and a hash sum of each
 * table.
 */
async function state(): Promise<string> {
  const parts = kept.map(
    (table) =>
      sql`(select count(*) || ':' || sum(hashtextextended(row::text, 0)) from ${sql.table(table)} as row)`,
  );
  const found = await sql<{ state: unknown }>`select json_build_array(${sql.join(parts)}) as state`.execute(
    app.deps.database.db,
  );
  return JSON.stringify(found.rows[0]?.state);
}

/** The actor's permissions: the operation's own, any others it needs, and more by strength. */
function rightsOf({ operation, how, side, strength }: Row): readonly PermissionKey[] {
  const usable = operation.permission.filter((key) => side === 'staff' || !isForStaffOnly(key));
  const needed = new Set<PermissionKey>([...usable.slice(0, 1), ...(how.beside ?? [])]);
  if (side === 'staff') needed.add('can_view_corporate_group_list');
  if (strength === 'weaker') needed.delete(extraOf(how));
  else needed.add(extraOf(how));
  if (strength === 'stronger') for (const key of allPermissionKeys) needed.add(key);
  return [...needed];
}

/** Targets that only staff have hold a permission that only staff can have. */
function extraOf({ byCustomers, beside }: AuthorityCase): PermissionKey {
  return byCustomers || beside !== undefined ? extra.customer : extra.staff;
}

async function run(row: Row) {
  const { operation, how, side, strength, isInShadow } = row;
  const [company, otherCompany] = own.companies.map(({ id }) => id);
  if (company === undefined || otherCompany === undefined) throw new Error('The koncern lacks bolag.');
  const actor = await createUser(app.deps.database, {
    permissions: rightsOf(row),
    ...(side === 'staff' ? {} : { corporateGroupId: own.id, isAdmin: strength !== 'weaker' }),
    ...(strength === 'limited' ? { companyIds: [company] } : {}),
  });
  const situation: Situation = {
    app,
    own,
    siteGroupId: '',
    rights: [extraOf(how)],
    company,
    otherCompany,
    actorId: actor.id,
  };
  const { path: values = {}, body } = await how.call(situation);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`);
  const { access } = await app.sessionOf(isInShadow ? shadowing.id : actor.id);
  const headers: Record<string, string> = {};
  if (isInShadow) {
    const started = await app.request('POST', `/api/v1/users/shadow-user/${actor.id}/`, { access });
    headers['X-Shadow-User'] = textAt(started.body, 'token', 'shadow');
  }
  const before = await state();
  const answer = await app.request(operation.method, `${path}/`, {
    access,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { answer, isChanged: (await state()) !== before };
}

describe('security 53: the matrix of authority', () => {
  test('has every operation that changes something', () => {
    const missing = writing.filter(({ id }) => authorityCases[id] === undefined);
    expect(missing.map(({ id }) => `say in testing/authority-cases.ts whom ${id} concerns`)).toEqual([]);
  });

  test.each(rows.filter((row) => !isAllowed(row)))('security 53: $name is refused', async (row) => {
    const { answer, isChanged } = await run(row);
    const isNotForShadow = row.isInShadow && !row.operation.allowsShadow;
    expect(isNotForShadow ? [403] : [403, 404, 422]).toContain(answer.status);
    expect(isChanged).toBe(false);
  });

  test.each(rows.filter(isAllowed))('security 53: $name works', async (row) => {
    const { answer, isChanged } = await run(row);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    expect(isChanged).toBe(true);
  });
});
