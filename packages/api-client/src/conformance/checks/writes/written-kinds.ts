import { isRecord } from '../../../record.ts';

/** A body that is sent, or a row that was read. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a new thing may need of what the caller already has. */
export interface Material {
  /** A site of the caller's corporate group; undefined when it sees none. */
  readonly site: string | undefined;
  /** A role that the caller may give; undefined when there is none. */
  readonly role: number | undefined;
}

/** A kind of thing that can be made, changed and removed again. */
export interface WrittenKind {
  /** In words, such as `site group`. */
  readonly name: string;
  /** Whether it lies in a corporate group, whose id its paths begin with. */
  readonly isOfCorporateGroup: boolean;
  /** The field with its id. */
  readonly key: 'uuid' | 'id';
  /** Operations by name. */
  readonly create: string;
  readonly list: string;
  /** Reads one; null when only the list tells. */
  readonly read: string | null;
  readonly change: string;
  readonly remove: string;
  /** List of the roles that it is given, if any. */
  readonly roles: string | null;
  /**
   * A new one.
   *
   * @param mark - Text that nothing else has, by which it is found.
   * @returns undefined when the caller lacks what it needs.
   */
  readonly body: (mark: string, material: Material) => Fields | undefined;
  /** A field that may not be empty. */
  readonly named: string;
  /** The fields that are changed. */
  readonly changes: Fields;
}

/** Of a range that never gets mail. */
const addressOf = (mark: string): string => `${mark.toLowerCase()}@conformance.example`;

const person = (mark: string, { role }: Material): Fields | undefined =>
  role === undefined
    ? undefined
    : { email: addressOf(mark), first_name: 'Conformance', last_name: mark, title: null, roles: [role] };

const role = (mark: string): Fields => ({ display_name: mark, description: 'Conformance', permissions: [] });

/** Everything that can be made and removed without a trace in what customers see. */
export const writtenKinds: readonly WrittenKind[] = [
  {
    name: 'site group',
    isOfCorporateGroup: true,
    key: 'uuid',
    create: 'createCorporateGroupSiteGroup',
    list: 'listCorporateGroupSiteGroups',
    read: 'getSiteGroup',
    change: 'updateSiteGroup',
    remove: 'deleteSiteGroup',
    roles: null,
    // So that no colleague sees it while the kit runs.
    body: (mark, { site }) =>
      site === undefined
        ? undefined
        : { name: mark, description: 'Conformance', visibility: 'private', sites: [site] },
    named: 'name',
    changes: { description: 'Changed' },
  },
  {
    name: 'user of a customer',
    isOfCorporateGroup: true,
    key: 'uuid',
    create: 'createCorporateGroupUser',
    list: 'listCorporateGroupUsers',
    read: 'getCorporateGroupUser',
    change: 'updateCorporateGroupUser',
    remove: 'deleteCorporateGroupUser',
    roles: 'listCorporateGroupGroups',
    body: person,
    named: 'last_name',
    changes: { title: 'Changed' },
  },
  {
    name: 'role of a customer',
    isOfCorporateGroup: true,
    key: 'id',
    create: 'createCorporateGroupGroup',
    list: 'listCorporateGroupGroups',
    read: null,
    change: 'updateCorporateGroupGroup',
    remove: 'deleteCorporateGroupGroup',
    roles: null,
    body: role,
    named: 'display_name',
    changes: { description: 'Changed' },
  },
  {
    name: 'user of the staff',
    isOfCorporateGroup: false,
    key: 'uuid',
    create: 'createAdministrator',
    list: 'listAdministrators',
    read: 'getAdministrator',
    change: 'updateAdministrator',
    remove: 'deleteAdministrator',
    roles: 'listAdministratorGroups',
    body: person,
    named: 'last_name',
    changes: { title: 'Changed' },
  },
  {
    name: 'role of the staff',
    isOfCorporateGroup: false,
    key: 'id',
    create: 'createAdministratorGroup',
    list: 'listAdministratorGroups',
    read: null,
    change: 'updateAdministratorGroup',
    remove: 'deleteAdministratorGroup',
    roles: null,
    body: role,
    named: 'display_name',
    changes: { description: 'Changed' },
  },
  {
    name: 'draft of news',
    isOfCorporateGroup: false,
    key: 'uuid',
    create: 'createNews',
    list: 'listNews',
    read: 'getNews',
    change: 'updateNews',
    remove: 'deleteNews',
    roles: null,
    body: (mark) => ({
      title: mark,
      preamble: 'Conformance',
      body: '',
      status: 'draft',
      audience: 'internal',
    }),
    named: 'title',
    changes: { preamble: 'Changed' },
  },
];

/** Times at which something was changed, which follow every change. */
const followers = new Set(['updated_at']);

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/**
 * The first field of a row that is not as wanted; null when all are. What is sent as an id is answered as an object in
 * lists, so only plain fields are compared with what was sent.
 */
export function differingField(row: unknown, wanted: Fields): string | null {
  if (!isRecord(row)) return 'every field';
  const found = Object.entries(wanted).find(
    ([name, value]) => isPlain(value) && name in row && row[name] !== value,
  );
  return found?.[0] ?? null;
}

/** The first field that a change moved although it was not asked to; null when there is none. */
export function movedField(before: unknown, after: unknown, changes: Fields): string | null {
  if (!isRecord(before) || !isRecord(after)) return 'every field';
  const found = Object.keys(before).find(
    (name) =>
      !(name in changes) &&
      !followers.has(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return found ?? null;
}
