import type { SiteGroup } from '@vinrod/api-client';

/** Calls that keep single sites as a site group. */
export interface SiteGroupCalls {
  readonly create: (group: { readonly name: string; readonly sites: string[] }) => Promise<SiteGroup>;
  readonly remove: (uuid: string) => Promise<void>;
}

/** The name, or the first of "name 2", "name 3" … that no other group has. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLocaleLowerCase('sv')));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!used.has(tried.toLocaleLowerCase('sv'))) return tried;
  }
}

/**
 * Gives single sites to a user: what somebody sees is companies and site groups, so the sites become a group first. When
 * the user cannot be saved, the group goes again, so that the form can be sent once more.
 */
export async function withSingleSites<Saved>(
  { create, remove }: SiteGroupCalls,
  { name, sites }: { readonly name: string; readonly sites: readonly string[] },
  save: (groups: readonly string[]) => Promise<Saved>,
): Promise<Saved> {
  if (sites.length === 0) return save([]);
  const group = await create({ name, sites: [...sites] });
  try {
    return await save([group.uuid]);
  } catch (error) {
    // The reason that the user was refused is what to show, also when the group could not be removed.
    await remove(group.uuid).catch(() => undefined);
    throw error;
  }
}
