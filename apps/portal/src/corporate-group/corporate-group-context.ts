import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

import { useRequestedCorporateGroup } from './use-requested-corporate-group.ts';

/** What is shown, what it can be changed to, and how. */
export interface CorporateGroupScope {
  /** The corporate group that is shown; undefined while all are, or while it is on its way. */
  readonly corporateGroup: CorporateGroupMinimal | undefined;
  /** Whether the reader works with all corporate groups at once: staff, outside shadow mode. */
  readonly seesEvery: boolean;
  /** The corporate group that the address names is on its way. */
  readonly isLoading: boolean;
  /** The first corporate groups of the reader, in Swedish order. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** Whether the reader sees more than these. */
  readonly hasMore: boolean;
  /**
   * Shows another corporate group (its uuid), or all of them (`ALL_CORPORATE_GROUPS`), on the same page. What was
   * chosen within the former one leaves the address.
   */
  readonly select: (uuid: string) => void;
}

/** The scope with the one corporate group that is shown. */
export interface CorporateGroupSelection extends CorporateGroupScope {
  readonly corporateGroup: CorporateGroupMinimal;
}

/** Carries the scope; undefined when the user sees no corporate group. */
export const CorporateGroupContext = createContext<CorporateGroupScope | undefined>(undefined);

/**
 * A corporate group by its uuid, as the reader knows it; undefined when they do not see it, or while it is on its way.
 */
export function useKnownCorporateGroup(uuid: string | undefined): CorporateGroupMinimal | undefined {
  const scope = useContext(CorporateGroupContext);
  const near = [scope?.corporateGroup, ...(scope?.corporateGroups ?? [])].find(
    (corporateGroup) => corporateGroup?.uuid === uuid,
  );
  const isFar = uuid !== undefined && near === undefined && scope?.hasMore === true;
  const far = useRequestedCorporateGroup(isFar ? [uuid] : []).data ?? undefined;
  return near ?? far;
}

/** The scope, or undefined for a user who sees no corporate group. */
export function useCorporateGroupScope(): CorporateGroupScope | undefined {
  return useContext(CorporateGroupContext);
}

/** The scope with the one corporate group that is shown; undefined when the user sees none, and while all are shown. */
export function useCorporateGroupSelection(): CorporateGroupSelection | undefined {
  const scope = useContext(CorporateGroupContext);
  return scope?.corporateGroup === undefined ? undefined : { ...scope, corporateGroup: scope.corporateGroup };
}

/** Whether the lists of the page are over all corporate groups. */
export function useShowsEvery(): boolean {
  const scope = useContext(CorporateGroupContext);
  return scope !== undefined && scope.corporateGroup === undefined && !scope.isLoading;
}
