import { usePageShortcut } from './use-page-shortcut.ts';

/**
 * Calls back on Ctrl K or Cmd K anywhere on the page, ahead of components that stop key events, except in a rich text
 * editor. Prevents the browser's own action.
 * @param onPress - opens the palette, or closes it when open
 */
export function useCommandPaletteShortcut(onPress: () => void): void {
  usePageShortcut('k', onPress);
}
