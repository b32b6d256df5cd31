import { prepareTreeSearch } from '../../format/tree-search.ts';

/** A node of the site tree as the API sends it (spec section 3). */
export interface SiteTreeNode {
  /** Unique in the tree. A site below both a company and a group has a key for each place. */
  readonly key: string;
  readonly type: 'company' | 'group' | 'site';
  /** Of the company, group or site; the selection holds the uuids of sites. */
  readonly uuid: string;
  readonly name: string;
  readonly company?: string | null;
  readonly customer_id?: string | null;
  readonly address?: string | null;
  readonly manager?: string | null;
  readonly building_name?: string | null;
  readonly site_id?: string | null;
  readonly is_favorite?: boolean;
  /**
   * Yearly consumption of a site in kWh, shown at the end of its row; null when nothing is measured, omitted when not
   * provided.
   */
  readonly annual_consumption_kwh?: number | null;
  readonly children: readonly SiteTreeNode[];
}

/**
 * A flattened tree, parents before their children, so that a node's descendants are the places from its own to `end`.
 * All arrays are indexed by place.
 */
export interface TreeIndex {
  readonly nodes: readonly SiteTreeNode[];
  /** Place of the parent, −1 at the top. */
  readonly parent: Int32Array;
  /** 1 at the top. */
  readonly level: Uint8Array;
  /** First place that is no longer below the node. */
  readonly end: Int32Array;
  /** Search texts of all nodes; prepares the missing ones. */
  readonly searchTexts: () => readonly string[];
  /**
   * Prepares the next nodes for searching, so that a large tree can be prepared in steps.
   * @returns whether all are prepared
   */
  readonly prepareSearch: (count: number) => boolean;
  readonly placeByKey: ReadonlyMap<string, number>;
  /** Every site once, even when it is in several places. */
  readonly siteIds: ReadonlySet<string>;
  /** Number of sites before place i in `siteCounts[i]`; differences give the number below a node. */
  readonly siteCounts: Int32Array;
}

function countNodes(nodes: readonly SiteTreeNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}

/** Flattens a tree for searching, selecting and rendering. */
export function indexTree(roots: readonly SiteTreeNode[]): TreeIndex {
  const size = countNodes(roots);
  const nodes: SiteTreeNode[] = [];
  const parent = new Int32Array(size);
  const level = new Uint8Array(size);
  const end = new Int32Array(size);
  const siteCounts = new Int32Array(size + 1);
  const placeByKey = new Map<string, number>();
  const siteIds = new Set<string>();

  const add = (siblings: readonly SiteTreeNode[], above: number, depth: number) => {
    for (const node of siblings) {
      const place = nodes.push(node) - 1;
      parent[place] = above;
      level[place] = depth;
      placeByKey.set(node.key, place);
      siteCounts[place + 1] = (siteCounts[place] ?? 0) + (node.type === 'site' ? 1 : 0);
      if (node.type === 'site') siteIds.add(node.uuid);
      add(node.children, place, depth + 1);
      end[place] = nodes.length;
    }
  };
  add(roots, -1, 1);
  const texts: string[] = [];
  const prepareSearch = (count: number): boolean => {
    const until = Math.min(size, texts.length + count);
    for (const node of nodes.slice(texts.length, until)) texts.push(prepareTreeSearch(node));
    return texts.length === size;
  };
  return {
    nodes,
    parent,
    level,
    end,
    searchTexts: () => {
      prepareSearch(size);
      return texts;
    },
    prepareSearch,
    placeByKey,
    siteIds,
    siteCounts,
  };
}

/** Whether a node can be opened. */
export function isBranch({ end }: TreeIndex, place: number): boolean {
  return (end[place] ?? 0) > place + 1;
}

/** Number of sites at or below a node, each place counted. */
export function siteCountBelow({ siteCounts, end }: TreeIndex, place: number): number {
  return (siteCounts[end[place] ?? 0] ?? 0) - (siteCounts[place] ?? 0);
}
