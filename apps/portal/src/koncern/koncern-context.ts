import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

import { useWishedCorporateGroup } from './use-wished-corporate-group.ts';

/** What is shown, what it can be changed to, and how. */
export interface KoncernScope {
  /** The koncern that is shown; undefined while all are, or while it is on its way. */
  readonly koncern: CorporateGroupMinimal | undefined;
  /** Whether the reader works with all koncerner at once: staff, outside shadow mode. */
  readonly seesEvery: boolean;
  /** The koncern that the address names is on its way. */
  readonly isLoading: boolean;
  /** The first koncerner of the reader, in Swedish order. */
  readonly koncerner: readonly CorporateGroupMinimal[];
  /** Whether the reader sees more than these. */
  readonly hasMore: boolean;
  /**
   * Shows another koncern (its uuid), or all of them (`EVERY_KONCERN`), on the same page. What was chosen within the former
   * one leaves the address.
   */
  readonly choose: (uuid: string) => void;
}

/** The scope with the one koncern that is shown. */
export interface KoncernSelection extends KoncernScope {
  readonly koncern: CorporateGroupMinimal;
}

/** Carries the scope; undefined when the user sees no koncern. */
export const KoncernContext = createContext<KoncernScope | undefined>(undefined);

/** A koncern by its uuid, as the reader knows it; undefined when they do not see it, or while it is on its way. */
export function useKnownKoncern(uuid: string | undefined): CorporateGroupMinimal | undefined {
  const scope = useContext(KoncernContext);
  const near = [scope?.koncern, ...(scope?.koncerner ?? [])].find((koncern) => koncern?.uuid === uuid);
  const isFar = uuid !== undefined && near === undefined && scope?.hasMore === true;
  const far = useWishedCorporateGroup(isFar ? [uuid] : []).data ?? undefined;
  return near ?? far;
}

/** The scope, or undefined for a user who sees no koncern. */
export function useKoncernScope(): KoncernScope | undefined {
  return useContext(KoncernContext);
}

/** The scope with the one koncern that is shown; undefined when the user sees none, and while all are shown. */
export function useKoncernSelection(): KoncernSelection | undefined {
  const scope = useContext(KoncernContext);
  return scope?.koncern === undefined ? undefined : { ...scope, koncern: scope.koncern };
}

/** Whether the lists of the page are over all koncerner. */
export function useShowsEvery(): boolean {
  const scope = useContext(KoncernContext);
  return scope !== undefined && scope.koncern === undefined && !scope.isLoading;
}
