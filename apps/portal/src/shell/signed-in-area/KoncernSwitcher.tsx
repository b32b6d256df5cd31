import { CorporateGroupButton, CorporateGroupName, type ShownCorporateGroup } from '@vinrod/ui/menu';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';

import { koncernSwitcherAtom, useKoncernScope, type KoncernScope } from '#koncern';

const KoncernSearch = lazy(() =>
  import('./KoncernSearch.tsx').then((part) => ({ default: part.KoncernSearch })),
);

/** What the button says; null for all koncerner. */
function face({ koncern, isLoading }: KoncernScope): ShownCorporateGroup | null {
  if (koncern !== undefined) return { name: koncern.name, siteCount: koncern.site_count };
  return isLoading ? { name: '…' } : null;
}

function Switcher({ scope }: { readonly scope: KoncernScope }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const register = useSetAtom(koncernSwitcherAtom);

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
        groupCount={scope.hasMore ? undefined : scope.koncerner.length}
        isOpen={isOpen}
        onPress={() => (isOpen ? setOpen(false) : open())}
        ref={button}
      />
      {hasOpened ? (
        <Suspense fallback={null}>
          <KoncernSearch scope={scope} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whose figures are shown; for those who see several koncerner also the way to another. Its list is loaded when opened. */
export function KoncernSwitcher(): ReactElement | null {
  const scope = useKoncernScope();
  if (scope === undefined) return null;
  const shown = face(scope);
  if (scope.koncerner.length > 1) return <Switcher scope={scope} />;
  return shown === null ? null : <CorporateGroupName group={shown} />;
}
