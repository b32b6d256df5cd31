import { CorporateGroupButton, CorporateGroupName, type ShownCorporateGroup } from '@vinrod/ui/menu';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';

import {
  corporateGroupSwitcherAtom,
  useCorporateGroupScope,
  type CorporateGroupScope,
} from '#corporate-group';

const PortalCorporateGroupSearch = lazy(() =>
  import('./PortalCorporateGroupSearch.tsx').then((part) => ({ default: part.PortalCorporateGroupSearch })),
);

/** What the button says; null for all corporate groups. */
function face({ corporateGroup, isLoading }: CorporateGroupScope): ShownCorporateGroup | null {
  if (corporateGroup !== undefined)
    return { name: corporateGroup.name, siteCount: corporateGroup.site_count };
  return isLoading ? { name: '…' } : null;
}

function Switcher({ scope }: { readonly scope: CorporateGroupScope }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const register = useSetAtom(corporateGroupSwitcherAtom);

  const open = useCallback(() => {
    // Closing gives focus back to what had it: Ctrl J may be pressed anywhere.
    button.current?.focus();
    setOpen(true);
    setHasOpened(true);
  }, []);

  useEffect(() => {
    register({ open });
    return () => register(null);
  }, [register, open]);

  return (
    <>
      <CorporateGroupButton
        group={face(scope)}
        groupCount={scope.hasMore ? undefined : scope.corporateGroups.length}
        isOpen={isOpen}
        onPress={() => (isOpen ? setOpen(false) : open())}
        ref={button}
      />
      {hasOpened ? (
        <Suspense fallback={null}>
          <PortalCorporateGroupSearch
            scope={scope}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * Whose figures are shown; for those who see several corporate groups also the way to another. Its list is loaded when
 * opened.
 */
export function CorporateGroupSwitcher(): ReactElement | null {
  const scope = useCorporateGroupScope();
  if (scope === undefined) return null;
  const shown = face(scope);
  if (scope.corporateGroups.length > 1) return <Switcher scope={scope} />;
  return shown === null ? null : <CorporateGroupName group={shown} />;
}
