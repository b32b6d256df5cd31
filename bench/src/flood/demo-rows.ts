import type { KnownValues } from '../../../apps/api/src/testing/contract-inputs/valid-value.ts';

/** Rows of the demo data used in calls. */
export interface DemoRows {
  /** Values of the parameters in a path. */
  readonly params: (path: string) => Readonly<Record<string, string>>;
  readonly known: KnownValues;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list: unknown = Array.isArray(value) ? value : Reflect.get(Object(value), key);
  return Array.isArray(list) ? list : [];
}

function idOf(row: unknown): string {
  const id: unknown = Reflect.get(Object(row), 'uuid') ?? Reflect.get(Object(row), 'id');
  return String(id ?? '');
}

/** Path prefixes, with the list that contains the ids for their `{id}`. */
const lists = {
  koncern: '/api/v1/corporategroups/?ordering=-site_count&limit=100',
  bolag: '/api/v1/corporategroups/{koncern}/customers/?ordering=-site_count&limit=100',
  anläggning: '/api/v1/customers/{bolag}/sites/?limit=1000',
  group: '/api/v1/corporategroups/{koncern}/site-groups/?ordering=-site_count',
  invoice: '/api/v1/corporategroups/{koncern}/invoices/',
  news: '/api/v1/news/published-news/',
  user: '/api/v1/corporategroups/{koncern}/users/',
  role: '/api/v1/corporategroups/{koncern}/groups/',
  staff: '/api/v1/administrators/?search=support',
  residualMix: '/api/v1/environment/residual-mix/',
} as const;

type Kind = keyof typeof lists;

/** Kind of the `{id}` in a path; the first match counts. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/shadow-user|administrators/, 'staff'],
  [/corporategroup|exports\/\{id\}\/group-tree|shadow-group/, 'koncern'],
  [/\/customers\//, 'bolag'],
  [/\/sites\/groups\//, 'group'],
  [/\/sites\//, 'anläggning'],
  [/residual-mix/, 'residualMix'],
  [/\/news\//, 'news'],
];

/** Reads rows of every kind from a server with demo data: those with the most data below them. */
export async function readDemoRows(origin: string, access: string): Promise<DemoRows> {
  const ids = new Map<string, readonly string[]>();
  const first = (kind: string): string => ids.get(kind)?.[0] ?? '00000000-0000-4000-8000-000000000000';
  for (const [kind, path] of Object.entries(lists)) {
    const address = origin + path.replaceAll(/\{(\w+)\}/g, (_whole, other: string) => first(other));
    const response = await fetch(address, { headers: { Authorization: `Bearer ${access}` } });
    const body: unknown = await response.json();
    ids.set(kind, listAt(body, 'results').map(idOf));
  }
  const byName: Readonly<Record<string, Kind>> = {
    corporate_group: 'koncern',
    companies: 'bolag',
    site: 'anläggning',
    sites: 'anläggning',
    site_id: 'anläggning',
    site_ids: 'anläggning',
    site_groups: 'group',
    account_manager: 'staff',
  };
  return {
    params(path) {
      const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
      const named = { userId: first('user'), groupId: first('role'), invoiceId: first('invoice') };
      return kind === undefined ? named : { ...named, id: first(kind) };
    },
    known(name) {
      const kind = byName[name];
      return kind === undefined ? [] : (ids.get(kind) ?? []);
    },
  };
}
