import type { CorporateGroupMinimal } from '@vinrod/api-client';

/** Stands for all corporate groups in place of a uuid, in the address and in storage. */
export const allCorporateGroups = 'alla';

/** Candidates for the corporate group to show, strongest first. Each is a uuid or {@link allCorporateGroups}. */
export interface CorporateGroupCandidates {
  /** From the address: a link to a report names its corporate group. */
  readonly fromAddress: string | null;
  /** Last one selected in this tab. */
  readonly cached: string | null;
  /** `default_corporate_group` of the profile. */
  readonly fromProfile: string | null;
}

/** User, and the corporate groups to select from. */
export interface CorporateGroupReader {
  /** The corporate groups that are known, in Swedish order. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** Whether the user works with all corporate groups at once: staff, outside shadow mode. */
  readonly seesEvery: boolean;
}

/** One corporate group, all of them, or nothing when the user sees none. */
export type ShownCorporateGroup =
  | { readonly kind: 'one'; readonly corporateGroup: CorporateGroupMinimal }
  | { readonly kind: 'every' }
  | { readonly kind: 'none' };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Candidates in order. The profile's default applies only to users with corporate groups of their own. */
function inOrder(
  { fromAddress, cached, fromProfile }: CorporateGroupCandidates,
  seesEvery: boolean,
): readonly string[] {
  return [fromAddress, cached, seesEvery ? null : fromProfile].filter((candidate) => candidate !== null);
}

/**
 * Corporate group to show: the first candidate that the user may see. Without one, staff see all corporate groups and
 * others their first.
 */
export function selectCorporateGroup(
  { corporateGroups, seesEvery }: CorporateGroupReader,
  candidates: CorporateGroupCandidates,
): ShownCorporateGroup {
  for (const candidate of inOrder(candidates, seesEvery)) {
    if (candidate === allCorporateGroups && seesEvery) return { kind: 'every' };
    const corporateGroup = corporateGroups.find((each) => each.uuid === candidate);
    if (corporateGroup !== undefined) return { kind: 'one', corporateGroup };
  }
  if (seesEvery) return { kind: 'every' };
  const [first] = corporateGroups;
  return first === undefined ? { kind: 'none' } : { kind: 'one', corporateGroup: first };
}

/** Candidates ahead of the first known one: only the server can say whether the user may see them. */
export function unknownCandidates(
  { corporateGroups, seesEvery }: CorporateGroupReader,
  candidates: CorporateGroupCandidates,
): readonly string[] {
  const unknown: string[] = [];
  for (const candidate of inOrder(candidates, seesEvery)) {
    if (
      (candidate === allCorporateGroups && seesEvery) ||
      corporateGroups.some((each) => each.uuid === candidate)
    )
      break;
    if (uuid.test(candidate) && !unknown.includes(candidate)) unknown.push(candidate);
  }
  return unknown;
}
