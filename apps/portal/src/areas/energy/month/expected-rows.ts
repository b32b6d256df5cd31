import type { SiteTreeNode } from '@vinrod/api-client';

/** How many rows the tables of the report will have. */
export interface ExpectedRows {
  readonly sites: number;
  /** Companies with any of the sites. */
  readonly companies: number;
}

/** More rows than a window is high: below them is nothing in view to be moved when fewer or more come. */
export const unknownRows: ExpectedRows = { sites: 16, companies: 4 };

/**
 * Counts the selected sites and their companies before the tables come.
 *
 * @param tree - Undefined while it loads.
 */
export function expectedRows(
  tree: readonly SiteTreeNode[] | undefined,
  selected: ReadonlySet<string>,
): ExpectedRows {
  if (tree === undefined) return unknownRows;
  const hasSelected = (node: SiteTreeNode): boolean =>
    (node.type === 'site' && selected.has(node.uuid)) || node.children.some(hasSelected);
  const companies = tree.filter((node) => node.type === 'company' && hasSelected(node)).length;
  return { sites: selected.size, companies };
}
