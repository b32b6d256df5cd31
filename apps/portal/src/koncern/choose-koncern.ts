import type { CorporateGroupMinimal } from '@vinrod/api-client';

/** Where the choice of koncern can come from, strongest first. */
export interface KoncernWishes {
  /** The address: a link to a report names its koncern. */
  readonly fromAddress: string | null;
  /** What was chosen last in this tab. */
  readonly remembered: string | null;
  /** `default_corporate_group` of the profile. */
  readonly fromProfile: string | null;
}

/**
 * The koncern to show: the first wish that the user may see, else the first in the list.
 *
 * @param koncerner - The koncerner the user may see, in Swedish order.
 * @returns undefined only when the list is empty.
 */
export function chooseKoncern(
  koncerner: readonly CorporateGroupMinimal[],
  { fromAddress, remembered, fromProfile }: KoncernWishes,
): CorporateGroupMinimal | undefined {
  for (const wish of [fromAddress, remembered, fromProfile]) {
    const found = wish === null ? undefined : koncerner.find((koncern) => koncern.uuid === wish);
    if (found !== undefined) return found;
  }
  return koncerner[0];
}
