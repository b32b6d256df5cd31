import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { ArrivalContext } from '#shell/page-heading';

import { keepLeftPlaces } from './keep-left-places.ts';

/** Leads back and forward to where somebody was on a page. What it keeps goes away with it. */
export function LeftPlaces({ children }: { readonly children: ReactNode }): ReactElement {
  const [places] = useState(keepLeftPlaces);
  useEffect(() => places.watch(), [places]);
  return <ArrivalContext value={places.arrive}>{children}</ArrivalContext>;
}
