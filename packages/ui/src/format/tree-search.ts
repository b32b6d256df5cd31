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

/**
 * Whether a node matches a search text: one field contains it. Digits typed in groups ("735 999…") also match ids.
 * An empty search text matches nothing.
 */
export function matchesTreeSearch(node: SearchableTreeNode, search: string): boolean {
  const key = searchKey(search);
  if (key === '') return false;
  const joined = /^[\d ]+$/.test(key) ? key.replaceAll(' ', '') : key;
  return TREE_SEARCH_FIELDS.some((field) => {
    const text = node[field];
    if (text === undefined || text === null || text === '') return false;
    const candidate = searchKey(text);
    return candidate.includes(key) || (field.endsWith('_id') && candidate.includes(joined));
  });
}
