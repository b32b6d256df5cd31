import { searchKey, TREE_SEARCH_FIELDS } from '../../format/tree-search.ts';
import type { SiteTreeNode } from '../state/tree-index.ts';

/** A piece of text that matches the search or not. */
export interface HighlightPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Caches the last result: every row in view uses the same search text. */
function keepLast<Answer>(find: (search: string) => Answer): (search: string) => Answer {
  let last: { readonly search: string; readonly answer: Answer } | undefined;
  return (search) => {
    if (last?.search !== search) last = { search, answer: find(search) };
    return last.answer;
  };
}

const keyOf = keepLast(searchKey);

/** The pattern of a search text: a space matches any run of spaces, and case is ignored. */
const patternOf = keepLast((search): RegExp | null => {
  const key = keyOf(search);
  if (key === '') return null;
  const escaped = key
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`[\s\u00A0\u202F]+`);
  return new RegExp(`(${escaped})`, 'giu');
});

/** Splits a text at the matches of a search. */
export function highlight(text: string, search: string): HighlightPiece[] {
  const pattern = patternOf(search);
  if (pattern === null) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((piece, position) => ({ text: piece, isMatch: position % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}

/** The first other field that matches when the name does not: why the row is among the results. */
export function matchBesideName(node: SiteTreeNode, search: string): string | null {
  const key = keyOf(search);
  if (key === '' || searchKey(node.name).includes(key)) return null;
  const joined = /^\d[\d ]+$/.test(key) ? key.replaceAll(' ', '') : key;
  for (const field of TREE_SEARCH_FIELDS) {
    const text = node[field];
    if (typeof text !== 'string') continue;
    const candidate = searchKey(text);
    if (candidate.includes(key) || candidate.includes(joined)) return text;
  }
  return null;
}
