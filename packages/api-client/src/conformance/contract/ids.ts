/** What an id in a path stands for. */
export type IdKind =
  | 'corporate group'
  | 'company'
  | 'site'
  | 'site group'
  | 'customer user'
  | 'customer role'
  | 'invoice'
  | 'news item'
  | 'published news item'
  | 'administrator'
  | 'internal role'
  | 'residual mix'
  | 'certificate'
  | 'intake';

/** The ids that a caller has seen, by kind. */
export type Ids = ReadonlyMap<IdKind, readonly string[]>;

/** Kinds whose rows belong to one customer alone. */
export const privateKinds: readonly IdKind[] = [
  'corporate group',
  'company',
  'site',
  'site group',
  'customer user',
  'invoice',
];

/** The first pattern that a path begins with tells the kinds of its parameters, in their order. */
const kindsByPath: readonly (readonly [start: RegExp, ...kinds: readonly IdKind[]])[] = [
  [/^\/v\d\/corporategroups\/\{id\}\/users\/\{/, 'corporate group', 'customer user'],
  [/^\/v\d\/corporategroups\/\{id\}\/groups\/\{/, 'corporate group', 'customer role'],
  [/^\/v\d\/corporategroups\/\{id\}\//, 'corporate group'],
  [/^\/v\d\/exports\/corporategroups\/\{id\}\//, 'corporate group'],
  [/^\/v\d\/exports\/\{id\}\/group-tree\//, 'corporate group'],
  [/^\/v\d\/exports\/certificates\/\{/, 'certificate'],
  [/^\/v\d\/sites\/corporategroup\/\{/, 'corporate group'],
  [/^\/v\d\/sites\/groups\/\{/, 'site group'],
  [/^\/v\d\/sites\/\{/, 'site'],
  [/^\/v\d\/customers\/\{/, 'company'],
  [/^\/v\d\/invoices\/\{/, 'invoice'],
  [/^\/v\d\/news\/published-news\/\{/, 'published news item'],
  [/^\/v\d\/news\/\{/, 'news item'],
  [/^\/v\d\/administrators\/groups\/\{/, 'internal role'],
  [/^\/v\d\/administrators\/(?:site-groups\/)?\{/, 'administrator'],
  [/^\/v\d\/environment\/residual-mix\/\{/, 'residual mix'],
  [/^\/v\d\/intakes\/\{/, 'intake'],
  [/^\/v\d\/users\/\{id\}\/personal-data\//, 'administrator'],
  [/^\/v\d\/users\/shadow-user\/\{/, 'customer user'],
  [/^\/v\d\/users\/shadow-group\/\{/, 'corporate group'],
];

/** Kinds of the ids in a path; empty when it has none or they are not known. */
export function kindsIn(path: string): readonly IdKind[] {
  const [, ...kinds] = kindsByPath.find(([start]) => start.test(path)) ?? [];
  return kinds;
}

/** Whether ids of a kind are whole numbers; the others are uuids. */
export function isNumbered(kind: IdKind): boolean {
  return kind === 'customer role' || kind === 'internal role' || kind === 'residual mix';
}

/** A well-formed id that nothing has. */
export function madeUpId(kind: IdKind): string {
  return isNumbered(kind) ? '2000000000' : '00000000-0000-4000-8000-00000000c0de';
}

/** A list that ids are read from. */
export interface IdList {
  readonly kind: IdKind;
  readonly operation: string;
  readonly key: 'uuid' | 'id';
}

/** Where ids of each kind come from: lists of corporate groups first, then those that need one of them, and so on. */
export const idLists: readonly IdList[] = [
  { kind: 'corporate group', operation: 'listCorporateGroupsMinimal', key: 'uuid' },
  { kind: 'company', operation: 'listCorporateGroupCustomers', key: 'uuid' },
  { kind: 'site', operation: 'listCustomerSites', key: 'uuid' },
  { kind: 'site group', operation: 'listCorporateGroupSiteGroups', key: 'uuid' },
  { kind: 'customer user', operation: 'listCorporateGroupUsers', key: 'uuid' },
  { kind: 'customer role', operation: 'listCorporateGroupGroups', key: 'id' },
  { kind: 'invoice', operation: 'listCorporateGroupInvoices', key: 'uuid' },
  { kind: 'published news item', operation: 'listPublishedNews', key: 'uuid' },
  { kind: 'news item', operation: 'listNews', key: 'uuid' },
  { kind: 'administrator', operation: 'listAdministrators', key: 'uuid' },
  { kind: 'internal role', operation: 'listAdministratorGroups', key: 'id' },
  { kind: 'residual mix', operation: 'listResidualMixes', key: 'id' },
  { kind: 'certificate', operation: 'listCertificates', key: 'id' },
  { kind: 'intake', operation: 'listIntakes', key: 'uuid' },
];
