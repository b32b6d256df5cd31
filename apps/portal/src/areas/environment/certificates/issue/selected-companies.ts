import type { SiteTreeNode } from '@vinrod/api-client';

import type { CertificateDraft, Selected } from './certificate-draft.ts';

/** Company that gets a certificate, or that a partnership names. */
export interface SelectedCompany {
  readonly uuid: string;
  readonly name: string;
  /** Selected sites. */
  readonly sites: readonly string[];
  readonly siteTotal: number;
}

/** Companies and sites of the request body. */
export interface SelectedParts {
  readonly companies: string[];
  /** Null for every site of the companies. */
  readonly sites: string[] | null;
}

function isSelected(selected: Selected, uuid: string): boolean {
  return selected === 'all' || selected.includes(uuid);
}

/** Companies of a tree with their sites; site groups are left out. */
export function companyNodes(tree: readonly SiteTreeNode[]): readonly SiteTreeNode[] {
  return tree.filter(({ type }) => type === 'company');
}

/** uuids of the selected sites. */
export function selectedSites(nodes: readonly SiteTreeNode[], sites: Selected): ReadonlySet<string> {
  const all = nodes.flatMap(({ children }) => children.map(({ uuid }) => uuid));
  return new Set(all.filter((uuid) => isSelected(sites, uuid)));
}

/** Converts uuids of sites or companies to a selection: all of them means "all", including those added later. */
export function choiceOf(selected: Iterable<string>, all: readonly string[]): Selected {
  const wanted = new Set(selected);
  return all.every((uuid) => wanted.has(uuid)) ? 'all' : all.filter((uuid) => wanted.has(uuid));
}

/** Companies of a draft: those with a selected site; for a partnership, those selected. */
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

/** Request body for these companies. */
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
