import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { createContext, useContext } from 'react';

/** The koncern that is shown, those it can be changed to, and how. */
export interface KoncernSelection {
  readonly koncern: CorporateGroupMinimal;
  readonly koncerner: readonly CorporateGroupMinimal[];
  /** Shows another koncern on the same page. What was chosen within the former one leaves the address. */
  readonly choose: (uuid: string) => void;
}

/** Carries the selection; undefined when the user sees no koncern. */
export const KoncernContext = createContext<KoncernSelection | undefined>(undefined);

/** A koncern by its uuid, as the reader knows it; undefined when they do not see it. */
export function useKnownKoncern(uuid: string | undefined): CorporateGroupMinimal | undefined {
  return useContext(KoncernContext)?.koncerner.find((koncern) => koncern.uuid === uuid);
}

/** The selection, or undefined for a user who sees no koncern. */
export function useKoncernSelection(): KoncernSelection | undefined {
  return useContext(KoncernContext);
}
