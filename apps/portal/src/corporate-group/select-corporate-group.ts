import type { CorporateGroupMinimal } from '@vinrod/api-client';

/** What stands for all corporate groups in the place of one's uuid: in the address, and in what is remembered. */
export const ALL_CORPORATE_GROUPS = 'alla';

/**
 * Where the choice of corporate group can come from, strongest first. Each is a uuid or {@link ALL_CORPORATE_GROUPS}.
 */
export interface CorporateGroupCandidates {
  /** The address: a link to a report names its corporate group. */
  readonly fromAddress: string | null;
  /** What was chosen last in this tab. */
  readonly cached: string | null;
  /** `default_corporate_group` of the profile. */
  readonly fromProfile: string | null;
}

/** Who chooses, and among what. */
export interface CorporateGroupReader {
  /** The corporate groups that are known, in Swedish order. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** Whether the reader works with all corporate groups at once: staff, outside shadow mode. */
  readonly seesEvery: boolean;
}

/** What is shown: one corporate group, all of them, or nothing when the reader sees none. */
export type ShownCorporateGroup =
  | { readonly kind: 'one'; readonly corporateGroup: CorporateGroupMinimal }
  | { readonly kind: 'every' }
  | { readonly kind: 'none' };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The wishes in their order. What a profile prefers is for those who have one corporate group that is theirs. */
function inOrder(
  { fromAddress, cached, fromProfile }: CorporateGroupCandidates,
  seesEvery: boolean,
): readonly string[] {
  return [fromAddress, cached, seesEvery ? null : fromProfile].filter((candidate) => candidate !== null);
}

/**
 * The corporate group to show: the first wish that the reader may see. Without one, staff see all corporate groups and
 * others the first of theirs.
 */
export function selectCorporateGroup(
  { corporateGroups, seesEvery }: CorporateGroupReader,
  candidates: CorporateGroupCandidates,
): ShownCorporateGroup {
  for (const candidate of inOrder(candidates, seesEvery)) {
    if (candidate === ALL_CORPORATE_GROUPS && seesEvery) return { kind: 'every' };
    const corporateGroup = corporateGroups.find((each) => each.uuid === candidate);
    if (corporateGroup !== undefined) return { kind: 'one', corporateGroup };
  }
  if (seesEvery) return { kind: 'every' };
  const [first] = corporateGroups;
  return first === undefined ? { kind: 'none' } : { kind: 'one', corporateGroup: first };
}

/**
 * Wishes that come before all that can be fulfilled with what is known: the server has to be asked whether the reader sees
 * one of them.
 */
export function unknownCandidates(
  { corporateGroups, seesEvery }: CorporateGroupReader,
  candidates: CorporateGroupCandidates,
): readonly string[] {
  const unknown: string[] = [];
  for (const candidate of inOrder(candidates, seesEvery)) {
    if (
      (candidate === ALL_CORPORATE_GROUPS && seesEvery) ||
      corporateGroups.some((each) => each.uuid === candidate)
    )
      break;
    if (uuid.test(candidate) && !unknown.includes(candidate)) unknown.push(candidate);
  }
  return unknown;
}
