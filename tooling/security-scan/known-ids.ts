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

/** Ids of a koncern, a bolag, a site and a news item of the demo. */
export async function readIds(origin: string, access: string): Promise<KnownIds> {
  const headers = { Authorization: `Bearer ${access}` };
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api/v1/${path}`, { headers })).json();
  const corporategroup = textAt(first(await get('corporategroups/?ordering=-site_count')), 'uuid');
  const customers = textAt(first(await get(`corporategroups/${corporategroup}/customers/`)), 'uuid');
  const sites = textAt(first(await get(`customers/${customers}/sites/`)), 'uuid');
  const news = textAt(first(await get('news/')), 'uuid');
  return { corporategroup, customers, sites, news };
}
