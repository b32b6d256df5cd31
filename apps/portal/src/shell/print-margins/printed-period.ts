import type { Period } from '@vinrod/ui/format';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { formatLongPeriod } from '#language/words';

/** The period of the open page, in words; undefined when it has none. */
export const printedPeriodAtom = atom<string | undefined>(undefined);

/** Says on paper which days the page is about. At most one part of a page calls it. */
export function usePrintedPeriod(period: Period | undefined): void {
  const set = useSetAtom(printedPeriodAtom);
  const words = period === undefined ? undefined : formatLongPeriod(period);
  useEffect(() => {
    set(words);
    return () => set(undefined);
  }, [set, words]);
}
