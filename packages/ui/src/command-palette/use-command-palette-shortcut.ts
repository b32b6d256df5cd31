import { usePageShortcut } from './use-page-shortcut.ts';

/**
 * Calls back on Ctrl K or Cmd K anywhere on the page, before components that keep keys to themselves, except where
 * rich text is edited. The browser's own use of the keys is off meanwhile.
 * @param onPress opens the palette, or closes it when it is open
 */
export function useCommandPaletteShortcut(onPress: () => void): void {
  usePageShortcut('k', onPress);
}
