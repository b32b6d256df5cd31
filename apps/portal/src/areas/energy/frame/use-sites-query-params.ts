import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readSites, writeSites, type SiteSelection } from '#selected-sites';

/** Selected sites, kept only in the address. */
export function useSitesQueryParams(): readonly [SiteSelection, (sites: SiteSelection) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const sites = useMemo(() => readSites(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (next: SiteSelection) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          writeSites(after, next);
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [sites, change];
}
