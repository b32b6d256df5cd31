import type { SiteGroup, SiteGroupChange } from '@vinrod/api-client';

import { t } from '#messages';

/** Form values of a site group. */
export interface SiteGroupDraft {
  readonly name: string;
  readonly description: string;
  readonly visibility: SiteGroup['visibility'];
  /** uuids of the selected sites. */
  readonly sites: readonly string[];
  /** Whether a new group becomes a favourite. */
  readonly isFavorite: boolean;
}

/** Initial values of a new group. */
export interface SiteGroupStart {
  /** Whether its creator may share it with the whole corporate group. */
  readonly mayShare: boolean;
  /** uuids of its first sites. */
  readonly firstSites?: readonly string[] | undefined;
}

/** Form values of a saved group, or the initial values of a new one. */
export function siteGroupDraft(
  group: SiteGroup | undefined,
  { mayShare, firstSites = [] }: SiteGroupStart,
): SiteGroupDraft {
  if (group !== undefined) return draftOf(group);
  const visibility = mayShare ? 'corporate_group' : 'private';
  return { name: '', description: '', visibility, sites: firstSites, isFavorite: false };
}

function draftOf({ name, description, visibility, sites_detail: sites }: SiteGroup): SiteGroupDraft {
  return { name, description, visibility, sites: sites.map(({ uuid }) => uuid), isFavorite: false };
}

/** Type guard for a draft read from browser storage. */
export function isSiteGroupDraft(stored: unknown): stored is SiteGroupDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const sites = fields.get('sites');
  return (
    ['name', 'description'].every((name) => typeof fields.get(name) === 'string') &&
    ['private', 'corporate_group'].some((known) => known === fields.get('visibility')) &&
    typeof fields.get('isFavorite') === 'boolean' &&
    Array.isArray(sites) &&
    sites.every((site) => typeof site === 'string')
  );
}

/** Client-side validation errors by field name. */
export function siteGroupProblems({ name, sites }: SiteGroupDraft): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' ? { name: t('siteGroup.nameMissing') } : {}),
    ...(sites.length === 0 ? { sites: t('siteGroup.sitesMissing') } : {}),
  };
}

function haveSameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(one);
  return one.length === other.length && other.every((uuid) => members.has(uuid));
}

/** Only the fields that differ from the saved group; undefined when none do. The order of the sites does not matter. */
export function siteGroupChange(saved: SiteGroup, draft: SiteGroupDraft): SiteGroupChange | undefined {
  const before = draftOf(saved);
  const name = draft.name.trim();
  const description = draft.description.trim();
  const change: SiteGroupChange = {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
    ...(draft.visibility === before.visibility ? {} : { visibility: draft.visibility }),
    ...(haveSameMembers(before.sites, draft.sites) ? {} : { sites: [...draft.sites] }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
