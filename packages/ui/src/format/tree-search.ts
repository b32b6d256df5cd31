import { LOCALE } from './locale.ts';

/** What tree search reads of a site-tree node. Absent and empty fields never match. */
export interface SearchableTreeNode {
  name?: string | null;
  company?: string | null;
  customer_id?: string | null;
  address?: string | null;
  manager?: string | null;
  building_name?: string | null;
  site_id?: string | null;
}

/**
 * Fields that tree search looks in: those of spec section 5 (company, customer id, address, manager, building name), and
 * beside them the name that stands in the row and the anläggnings-id that people hold in their hand.
 */
export const TREE_SEARCH_FIELDS = [
  'name',
  'company',
  'customer_id',
  'address',
  'manager',
  'building_name',
  'site_id',
] as const satisfies readonly (keyof SearchableTreeNode)[];

/** Text as tree search compares it: lower case by Swedish rules, any run of spaces as one, trimmed. Å, ä and ö stay. */
export function searchKey(text: string): string {
  return text
    .toLocaleLowerCase(LOCALE)
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

/** What stands between the fields of a prepared text; no search text can contain it. */
const FIELD_END = '\n';

/** A node's fields prepared for many searches, as {@link matchesPreparedSearch} reads them. */
export function prepareTreeSearch(node: SearchableTreeNode): string {
  return TREE_SEARCH_FIELDS.map((field) => searchKey(node[field] ?? '')).join(FIELD_END);
}

/**
 * Whether a prepared node matches a search text: one field contains it. Digits typed in groups ("735 999…") also match
 * ids. An empty search text matches nothing.
 */
export function matchesPreparedSearch(prepared: string, search: string): boolean {
  const key = searchKey(search);
  if (key === '') return false;
  if (prepared.includes(key)) return true;
  return /^\d[\d ]+$/.test(key) && prepared.includes(key.replaceAll(' ', ''));
}

/** Whether a node matches a search text, by the rule of {@link matchesPreparedSearch}. */
export function matchesTreeSearch(node: SearchableTreeNode, search: string): boolean {
  return matchesPreparedSearch(prepareTreeSearch(node), search);
}
