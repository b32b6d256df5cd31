import { useEffect, type ReactElement } from 'react';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import type { CommandPaletteProps } from './PaletteOverlay.tsx';

/** Loaded once the page is drawn: no page begins with its palette. */
const overlay = new Apart(async () => {
  const { PaletteOverlay } = await import('./PaletteOverlay.tsx');
  return PaletteOverlay;
});

/**
 * One search field for everything: screens and actions at once, server results when typing pauses. Opened by
 * `useCommandPaletteShortcut` and by a `CommandPaletteButton`.
 */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { part: PaletteOverlay } = useApart(overlay, true);
  // Again, where the network failed when the page began.
  useEffect(() => {
    if (props.isOpen) void overlay.ask();
  }, [props.isOpen]);
  return PaletteOverlay === undefined ? <></> : <PaletteOverlay {...props} />;
}
