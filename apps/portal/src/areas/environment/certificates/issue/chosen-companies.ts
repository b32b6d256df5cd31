import type { SiteTreeNode } from '@vinrod/api-client';

import type { CertificateDraft, Chosen } from './certificate-draft.ts';

/** A company that gets a certificate, or that a partnership names. */
export interface ChosenCompany {
  readonly uuid: string;
  readonly name: string;
  /** Chosen sites. */
  readonly sites: readonly string[];
  readonly siteTotal: number;
}

/** What goes to the server beside the corporate group and the year. */
export interface ChosenParts {
  readonly companies: string[];
  /** Null for every site of the company. */
  readonly sites: string[] | null;
}

function isChosen(chosen: Chosen, uuid: string): boolean {
  return chosen === 'all' || chosen.includes(uuid);
}

/** The company of a tree with their sites; site groups are left out. */
export function companyNodes(tree: readonly SiteTreeNode[]): readonly SiteTreeNode[] {
  return tree.filter(({ type }) => type === 'company');
}

/** uuids of the sites that are chosen. */
export function chosenSites(nodes: readonly SiteTreeNode[], sites: Chosen): ReadonlySet<string> {
  const all = nodes.flatMap(({ children }) => children.map(({ uuid }) => uuid));
  return new Set(all.filter((uuid) => isChosen(sites, uuid)));
}

/** A choice of sites or companies: when it is every one of them, those that come later are meant too. */
export function choiceOf(chosen: Iterable<string>, all: readonly string[]): Chosen {
  const wanted = new Set(chosen);
  return all.every((uuid) => wanted.has(uuid)) ? 'all' : all.filter((uuid) => wanted.has(uuid));
}

/** The company that a draft is about: those with a chosen site, and for a partnership those that are chosen. */
export function chosenCompanies(
  nodes: readonly SiteTreeNode[],
  { kind, sites, companies }: Pick<CertificateDraft, 'kind' | 'sites' | 'companies'>,
): readonly ChosenCompany[] {
  const set = chosenSites(nodes, sites);
  const all = nodes.map(({ uuid, name, children }) => ({
    uuid,
    name,
    sites: children.map((site) => site.uuid).filter((site) => set.has(site)),
    siteTotal: children.length,
  }));
  return kind === 'partnership'
    ? all.filter(({ uuid }) => isChosen(companies, uuid))
    : all.filter((company) => company.sites.length > 0);
}

/** What to send for some companies. */
export function partsToSend(kind: CertificateDraft['kind'], chosen: readonly ChosenCompany[]): ChosenParts {
  const isWhole =
    kind === 'partnership' || chosen.every(({ sites, siteTotal }) => sites.length === siteTotal);
  return {
    companies: chosen.map(({ uuid }) => uuid),
    sites: isWhole ? null : chosen.flatMap(({ sites }) => sites),
  };
}
