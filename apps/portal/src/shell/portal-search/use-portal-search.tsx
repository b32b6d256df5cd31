import type { NavItem } from '@vinrod/ui/app-shell';
import { CommandPaletteButton, useCommandPaletteShortcut } from '@vinrod/ui/command-palette';
import { IconButton } from '@vinrod/ui/icon-button';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { t } from '#messages';
import { useEarlyTyping } from '#shell/early-typing';

const PortalPalette = lazy(() =>
  import('./PortalPalette.tsx').then((part) => ({ default: part.PortalPalette })),
);

/** Entry points to the search for the top bar, and the search itself. */
export interface PortalSearch {
  readonly search: ReactElement;
  readonly compactSearch: ReactElement;
  readonly palette: ReactElement | null;
}

/**
 * Search of the portal: a field in the top bar, a button on phones, and Ctrl K anywhere. Its code is loaded when it is
 * first opened.
 *
 * @param screens - Pages of the user's menu, also searched.
 * @param isStaff - Whether the user is staff, who search for customers.
 */
export function usePortalSearch(screens: readonly NavItem[], isStaff: boolean): PortalSearch {
  const label = isStaff ? t('search.staff') : undefined;
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const { begin, end, text } = useEarlyTyping();
  const change = (next: boolean): void => {
    if (next && !hasOpened) begin();
    setOpen(next);
    if (next) setHasOpened(true);
  };
  useCommandPaletteShortcut(() => change(!isOpen));
  return {
    search: <CommandPaletteButton {...(label === undefined ? {} : { label })} onPress={() => change(true)} />,
    compactSearch: <IconButton icon={Search} label={t('search.open')} onPress={() => change(true)} />,
    palette: hasOpened ? (
      <Suspense fallback={null}>
        <PortalPalette
          screens={screens}
          placeholder={label}
          isOpen={isOpen}
          onOpenChange={change}
          earlyText={text}
          onReady={end}
        />
      </Suspense>
    ) : null,
  };
}
