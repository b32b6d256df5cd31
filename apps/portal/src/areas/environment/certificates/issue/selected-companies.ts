import type { SiteTreeNode } from '@vinrod/api-client';

import type { CertificateDraft, Selected } from './certificate-draft.ts';

/** A company that gets a certificate, or that a partnership names. */
export interface SelectedCompany {
  readonly uuid: string;
  readonly name: string;
  /** Chosen sites. */
  readonly sites: readonly string[];
  readonly siteTotal: number;
}

/** What goes to the server beside the corporate group and the year. */
export interface SelectedParts {
  readonly companies: string[];
  /** Null for every site of the company. */
  readonly sites: string[] | null;
}

function isSelected(selected: Selected, uuid: string): boolean {
  return selected === 'all' || selected.includes(uuid);
}

/** The company of a tree with their sites; site groups are left out. */
export function companyNodes(tree: readonly SiteTreeNode[]): readonly SiteTreeNode[] {
  return tree.filter(({ type }) => type === 'company');
}

/** uuids of the sites that are chosen. */
export function selectedSites(nodes: readonly SiteTreeNode[], sites: Selected): ReadonlySet<string> {
  const all = nodes.flatMap(({ children }) => children.map(({ uuid }) => uuid));
  return new Set(all.filter((uuid) => isSelected(sites, uuid)));
}

/** A choice of sites or companies: when it is every one of them, those that come later are meant too. */
export function choiceOf(selected: Iterable<string>, all: readonly string[]): Selected {
  const wanted = new Set(selected);
  return all.every((uuid) => wanted.has(uuid)) ? 'all' : all.filter((uuid) => wanted.has(uuid));
}

/** The company that a draft is about: those with a chosen site, and for a partnership those that are chosen. */
export function selectedCompanies(
  nodes: readonly SiteTreeNode[],
  { kind, sites, companies }: Pick<CertificateDraft, 'kind' | 'sites' | 'companies'>,
): readonly SelectedCompany[] {
  const set = selectedSites(nodes, sites);
  const all = nodes.map(({ uuid, name, children }) => ({
    uuid,
    name,
    sites: children.map((site) => site.uuid).filter((site) => set.has(site)),
    siteTotal: children.length,
  }));
  return kind === 'partnership'
    ? all.filter(({ uuid }) => isSelected(companies, uuid))
    : all.filter((company) => company.sites.length > 0);
}

/** What to send for some companies. */
export function partsToSend(
  kind: CertificateDraft['kind'],
  selected: readonly SelectedCompany[],
): SelectedParts {
  const isWhole =
    kind === 'partnership' || selected.every(({ sites, siteTotal }) => sites.length === siteTotal);
  return {
    companies: selected.map(({ uuid }) => uuid),
    sites: isWhole ? null : selected.flatMap(({ sites }) => sites),
  };
}
