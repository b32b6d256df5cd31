import type { SiteTreeNode } from '@vinrod/api-client';

/** Companies and single sites, by uuid. */
export interface TreeChoice {
  readonly companies: readonly string[];
  readonly sites: readonly string[];
}

function sitesOf({ children }: SiteTreeNode): readonly string[] {
  return children.map(({ uuid }) => uuid);
}

/** The ticked sites of the tree: those of the companies, and the single ones. */
export function tickedSites(nodes: readonly SiteTreeNode[], choice: TreeChoice): ReadonlySet<string> {
  const ofCompanies = nodes.filter(({ uuid }) => choice.companies.includes(uuid)).flatMap(sitesOf);
  return new Set([...ofCompanies, ...choice.sites]);
}

/**
 * What ticked sites choose: a company whose sites are all ticked is chosen as a whole, with the sites it gets later.
 * Companies that the tree does not show stay chosen.
 */
export function choiceOf(
  nodes: readonly SiteTreeNode[],
  ticked: ReadonlySet<string>,
  before: TreeChoice,
): TreeChoice {
  const shown = nodes.filter(({ children }) => children.length > 0);
  const whole = shown.filter((node) => sitesOf(node).every((uuid) => ticked.has(uuid)));
  const ofWhole = new Set(whole.flatMap(sitesOf));
  return {
    companies: [
      ...before.companies.filter((uuid) => shown.every((node) => node.uuid !== uuid)),
      ...whole.map(({ uuid }) => uuid),
    ],
    sites: [...ticked].filter((uuid) => !ofWhole.has(uuid)),
  };
}
