import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Whose corporate groups a list shows. */
export interface ManagerFilterState {
  /** uuid of one of the staff; undefined shows all corporate groups. */
  readonly manager: string | undefined;
  readonly select: (manager: string | undefined) => void;
}

const parameter = 'account_manager';

/** What the contract takes; anything else in the address is no choice. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose corporate groups are shown, kept in the address; another choice begins at the first page. */
export function useManagerFilter(): ManagerFilterState {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (manager: string | undefined) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (manager === undefined) next.delete(parameter);
          else next.set(parameter, manager);
          next.delete('page');
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const asked = params.get(parameter);
  return { manager: asked !== null && uuid.test(asked) ? asked : undefined, select };
}
