import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Account manager filter of a list. */
export interface ManagerFilterState {
  /** uuid of one of the staff; undefined shows all corporate groups. */
  readonly manager: string | undefined;
  readonly select: (manager: string | undefined) => void;
}

/** Query parameter of the account manager filter. */
export const managerParameter = 'account_manager';

/** uuid format of the contract; anything else in the address is ignored. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Account manager filter, kept in the address. A change resets to the first page. */
export function useManagerFilter(): ManagerFilterState {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (manager: string | undefined) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (manager === undefined) next.delete(managerParameter);
          else next.set(managerParameter, manager);
          next.delete('page');
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const asked = params.get(managerParameter);
  return { manager: asked !== null && uuid.test(asked) ? asked : undefined, select };
}
