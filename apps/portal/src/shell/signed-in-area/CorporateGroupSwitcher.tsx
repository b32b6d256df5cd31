import { CorporateGroupButton, CorporateGroupName, type ShownCorporateGroup } from '@vinrod/ui/menu';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { useEarlyTyping } from '#shell/early-typing';
import {
  corporateGroupSwitcherAtom,
  useCorporateGroupScope,
  type CorporateGroupScope,
} from '#corporate-group';

const PortalCorporateGroupSearch = lazy(() =>
  import('./PortalCorporateGroupSearch.tsx').then((part) => ({ default: part.PortalCorporateGroupSearch })),
);

/** Content of the button; null for all corporate groups. */
function face({ corporateGroup, isLoading }: CorporateGroupScope): ShownCorporateGroup | null {
  if (corporateGroup !== undefined)
    return { name: corporateGroup.name, siteCount: corporateGroup.site_count };
  return isLoading ? { name: '…' } : null;
}

function Switcher({ scope }: { readonly scope: CorporateGroupScope }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const { begin, end, text } = useEarlyTyping();
  const register = useSetAtom(corporateGroupSwitcherAtom);

  const open = useCallback(() => {
    // Closing returns focus to the previous element: Ctrl J works anywhere.
    button.current?.focus();
    if (!hasOpened) begin();
    setOpen(true);
    setHasOpened(true);
  }, [hasOpened, begin]);

  // Before the page is painted: what opens it is there at once, and moves nothing.
  useLayoutEffect(() => {
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
            earlyText={text}
            onReady={end}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Shown corporate group; with several, a button to switch. Its list is loaded on opening. */
export function CorporateGroupSwitcher(): ReactElement | null {
  const scope = useCorporateGroupScope();
  if (scope === undefined) return null;
  const shown = face(scope);
  if (scope.corporateGroups.length > 1) return <Switcher scope={scope} />;
  return shown === null ? null : <CorporateGroupName group={shown} />;
}
