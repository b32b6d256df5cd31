/** Fields of a site-tree node that tree search reads. Absent and empty fields never match. */
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
 * Fields searched by tree search: those of spec section 5 (company, customer id, address, manager, building name), and
 * also the row's name and the anläggnings-id, which people often have at hand.
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
 * Normalises text for tree search: lower case, single spaces, trimmed. Å, ä and ö stay. Swedish letters need no locale,
 * which would take several times as long.
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

/** Separator between the fields of a prepared text; a search text cannot contain it. */
const fieldEnd = '\n';

/** Spaces that a search text contains only as one plain space. */
const oddSpaces = /[^\S ]| {2}/;

/** A node's fields prepared for many searches, for {@link matchesPreparedSearch}. */
export function prepareTreeSearch(node: SearchableTreeNode): string {
  let text = '';
  for (const field of TREE_SEARCH_FIELDS) {
    const value = node[field] ?? '';
    if (value !== '') text += fieldEnd + (oddSpaces.test(value) ? value.replace(/\s+/g, ' ') : value);
  }
  // Once for all fields: a tree has thousands of nodes.
  return text.toLowerCase();
}

/**
 * Creates a matcher for prepared nodes: a node matches when one field contains the search text. Grouped digits ("735
 * 999…") also match ids. An empty search text matches nothing.
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
