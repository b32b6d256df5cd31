import type { KnownIds } from './addresses.ts';

function textAt(value: unknown, key: string): string {
  const found: unknown = Reflect.get(Object(value), key);
  if (typeof found !== 'string') throw new Error(`There is no ${key}.`);
  return found;
}

function first(value: unknown): unknown {
  const results: unknown = Array.isArray(value) ? value : Reflect.get(Object(value), 'results');
  return Array.isArray(results) ? results[0] : undefined;
}

/** The id of the list row with this address. */
function idOf(value: unknown, email: string): string {
  const results: unknown = Array.isArray(value) ? value : Reflect.get(Object(value), 'results');
  const found = Array.isArray(results)
    ? results.find((row: unknown) => Reflect.get(Object(row), 'email') === email)
    : undefined;
  return textAt(found, 'uuid');
}

/**
 * Ids of a corporate group, a company, a site, a news item, people and a role of the demo, visible to its
 * administrator.
 */
export async function readIds(origin: string, access: string): Promise<KnownIds> {
  const headers = { Authorization: `Bearer ${access}` };
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api/v1/${path}`, { headers })).json();
  const corporategroup = textAt(first(await get('corporategroups/?search=Norrviken')), 'uuid');
  const customers = textAt(first(await get(`corporategroups/${corporategroup}/customers/`)), 'uuid');
  const sites = textAt(first(await get(`customers/${customers}/sites/`)), 'uuid');
  const news = textAt(first(await get('news/')), 'uuid');
  const users = await get(`corporategroups/${corporategroup}/users/?limit=100`);
  const user = idOf(users, 'erik@norrviken.example');
  const administrator = idOf(await get('administrators/?limit=100'), 'support@vinrod.example');
  const role = String(
    Reflect.get(Object(first(await get('administrators/groups/?ordering=display_name'))), 'id'),
  );
  return { corporategroup, customers, sites, news, user, administrator, role };
}
