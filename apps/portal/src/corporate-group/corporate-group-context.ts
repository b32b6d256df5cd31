import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

import { useRequestedCorporateGroup } from './use-requested-corporate-group.ts';

/** Shown corporate group, those it can be changed to, and how. */
export interface CorporateGroupScope {
  /** Shown corporate group; undefined while all are shown or while it loads. */
  readonly corporateGroup: CorporateGroupMinimal | undefined;
  /** Whether one corporate group is shown, or is on its way: what belongs to one has its place from the start. */
  readonly showsOne: boolean;
  /** Whether the user works with all corporate groups at once: staff, outside shadow mode. */
  readonly seesEvery: boolean;
  /** Whether the corporate group in the address is loading. */
  readonly isLoading: boolean;
  /** The user's first corporate groups, in Swedish order. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** Whether the user sees more than these. */
  readonly hasMore: boolean;
  /**
   * Shows another corporate group (its uuid), or all of them (`ALL_CORPORATE_GROUPS`), on the same page. Query params
   * that belong to the previous one are removed.
   */
  readonly select: (uuid: string) => void;
}

/** Scope with a single corporate group shown. */
export interface CorporateGroupSelection extends CorporateGroupScope {
  readonly corporateGroup: CorporateGroupMinimal;
}

/** Provides the scope; undefined when the user sees no corporate group. */
export const CorporateGroupContext = createContext<CorporateGroupScope | undefined>(undefined);

/** Corporate group by uuid; undefined while loading, or when the user may not see it. */
export function useKnownCorporateGroup(uuid: string | undefined): CorporateGroupMinimal | undefined {
  const scope = useContext(CorporateGroupContext);
  const near = [scope?.corporateGroup, ...(scope?.corporateGroups ?? [])].find(
    (corporateGroup) => corporateGroup?.uuid === uuid,
  );
  const isFar = uuid !== undefined && near === undefined && scope?.hasMore === true;
  const far = useRequestedCorporateGroup(isFar ? [uuid] : []).data ?? undefined;
  return near ?? far;
}

/** Scope; undefined for a user who sees no corporate group. */
export function useCorporateGroupScope(): CorporateGroupScope | undefined {
  return useContext(CorporateGroupContext);
}

/** Scope with a single corporate group shown; undefined when the user sees none, and while all are shown. */
export function useCorporateGroupSelection(): CorporateGroupSelection | undefined {
  const scope = useContext(CorporateGroupContext);
  return scope?.corporateGroup === undefined ? undefined : { ...scope, corporateGroup: scope.corporateGroup };
}

/** Whether the page's lists cover all corporate groups. */
export function useShowsEvery(): boolean {
  const scope = useContext(CorporateGroupContext);
  return scope !== undefined && scope.corporateGroup === undefined && !scope.isLoading;
}
