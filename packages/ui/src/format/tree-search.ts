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

/**
 * Text as tree search compares it: lower case, any run of spaces as one, trimmed. Å, ä and ö stay. The letters of Swedish
 * need no locale, with which it takes several times as long.
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

/** What stands between the fields of a prepared text; no search text can contain it. */
const FIELD_END = '\n';

/** Spaces that a search text has only as one plain space. */
const oddSpaces = /[^\S ]| {2}/;

/** A node's fields prepared for many searches, as {@link matchesPreparedSearch} reads them. */
export function prepareTreeSearch(node: SearchableTreeNode): string {
  let text = '';
  for (const field of TREE_SEARCH_FIELDS) {
    const value = node[field] ?? '';
    if (value !== '') text += FIELD_END + (oddSpaces.test(value) ? value.replace(/\s+/g, ' ') : value);
  }
  // Once for all fields: a tree has thousands of nodes.
  return text.toLowerCase();
}

/**
 * Tells which prepared nodes match a search text: one field contains it. Digits typed in groups ("735 999…") also match
 * ids. An empty search text matches nothing.
 */
export function treeSearchMatcher(search: string): (prepared: string) => boolean {
  const key = searchKey(search);
  if (key === '') return () => false;
  if (!/^\d[\d ]+$/.test(key)) return (prepared) => prepared.includes(key);
  const digits = key.replaceAll(' ', '');
  return (prepared) => prepared.includes(key) || prepared.includes(digits);
}

/** Whether a prepared node matches a search text, by the rule of {@link treeSearchMatcher}. Library only. */
export function matchesPreparedSearch(prepared: string, search: string): boolean {
  return treeSearchMatcher(search)(prepared);
}

/** Whether a node matches a search text, by the rule of {@link treeSearchMatcher}. Library only. */
export function matchesTreeSearch(node: SearchableTreeNode, search: string): boolean {
  return matchesPreparedSearch(prepareTreeSearch(node), search);
}
