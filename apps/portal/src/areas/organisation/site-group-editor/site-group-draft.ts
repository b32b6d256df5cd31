import type { SiteGroup, SiteGroupChange } from '@vinrod/api-client';

import { t } from '#messages';

/** What the form of a site group holds. */
export interface SiteGroupDraft {
  readonly name: string;
  readonly description: string;
  readonly visibility: SiteGroup['visibility'];
  /** uuids of the chosen sites. */
  readonly sites: readonly string[];
  /** Whether a new group becomes a favourite. */
  readonly isFavorite: boolean;
}

/** What a new group starts with. */
export interface SiteGroupStart {
  /** Whether its maker may share it with the whole corporate group. */
  readonly mayShare: boolean;
  /** uuids of its first sites. */
  readonly firstSites?: readonly string[] | undefined;
}

/** What is saved of a group; what it starts with for a new one. */
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

/** Whether what was found in the browser's storage is a draft. */
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

/** What is wrong before anything is sent, by name of the field. */
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

/** Only what differs from what is saved; undefined when nothing does. The order of the sites is no difference. */
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
