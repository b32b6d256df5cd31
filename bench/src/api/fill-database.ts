import { Client } from 'pg';

/** Number of corporate groups added to those of the demo data. */
const smallGroups = 1000;

/** Sizes, in sites, of the corporate groups whose tree is measured. */
export const treeSizes = [200, 2000, 20_000] as const;

/** Id of the corporate group with this many sites. */
export function treeGroupId(sites: number): string {
  return `00000000-0000-4000-8000-${String(sites).padStart(12, '0')}`;
}

/** Names with different first letters, to make sorting and searching realistic. */
const words = ['Älvsborg', 'Björk', 'Cedern', 'Dala', 'Ekeby', 'Fors', 'Gran', 'Håkan', 'Ivar', 'Ösmo'];

const statements = [
  `insert into corporate_group (id, name, organization_number)
    select gen_random_uuid(), ($1::text[])[1 + number % 10] || ' ' || md5(number::text), '556036-0793'
    from generate_series(1, $2::integer) as number`,
  `insert into company (corporate_group_id, id, customer_id, name, organization_number)
    select id, gen_random_uuid(), '1', name || ' AB', organization_number from corporate_group
    where not exists (select from company where company.corporate_group_id = corporate_group.id)`,
  `insert into site (corporate_group_id, id, company_id, site_id, name, city)
    select corporate_group_id, gen_random_uuid(), id, number::text, 'Anläggning ' || number, 'Luleå'
    from company, generate_series(1, 3) as number where company.customer_id = '1'`,
];

const tree = [
  `insert into corporate_group (id, name, organization_number)
    values ($1::uuid, 'Koncern med ' || $2 || ' anläggningar', '556036-0793')`,
  `insert into company (corporate_group_id, id, customer_id, name, organization_number)
    select $1::uuid, gen_random_uuid(), number::text, 'Bolag ' || number || ' AB', '556036-0793'
    from generate_series(1, greatest($2::integer / 50, 1)) as number`,
  `insert into site (corporate_group_id, id, company_id, site_id, name, building_name, manager, street, postal_code, city)
    select $1::uuid, gen_random_uuid(), id, customer_id || '-' || number, 'Anläggning ' || md5(customer_id || number),
      'Kvarteret ' || number, 'Per Öberg', 'Storgatan ' || number, '972 38', 'Luleå'
    from company, generate_series(1, 50) as number where corporate_group_id = $1::uuid and $2::integer > 0`,
];

const months = `insert into site_month (corporate_group_id, site_id, month, total_wh, value_count)
  select corporate_group_id, site.id, month::date, 1000000 + (random() * 1e6)::integer, 720
  from site, generate_series(date '2025-11-01', date '2026-10-01', interval '1 month') as month
  on conflict do nothing`;

/** An authenticator app, with which a sign-in sends no mail: mails that sign nobody in are refused after ten. */
const authenticators = `insert into authenticator (user_id, secret, created_at, confirmed_at)
  select id, '', now(), now() from app_user where email = any($1)`;

/**
 * Adds a thousand small corporate groups, and one of each size of {@link treeSizes}, to a database with demo data.
 *
 * @param triers - e-mail addresses of the demo's people who begin to sign in again and again
 */
export async function fillDatabase(url: string, triers: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const [groups, ...rest] = statements;
    if (groups !== undefined) await client.query(groups, [words, smallGroups]);
    for (const statement of rest) await client.query(statement);
    for (const sites of treeSizes)
      for (const statement of tree)
        await client.query(
          statement,
          [treeGroupId(sites), String(sites)].slice(0, statement.includes('$2') ? 2 : 1),
        );
    await client.query(months);
    await client.query(authenticators, [triers]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
