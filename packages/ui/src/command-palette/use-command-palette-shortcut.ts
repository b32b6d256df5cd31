import { useEffect, useEffectEvent } from 'react';

/** The part of a key press that is read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Whether a key press is Ctrl K or, on a Mac, Cmd K, and nothing else held. */
export function isPaletteShortcut(event: KeyPress): boolean {
  const isModified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return isModified && !event.isComposing && event.key.toLowerCase() === 'k';
}

/** Whether the press is in a text with formatting, where Ctrl K makes a link (RichTextEditor). */
function isInRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Calls back on Ctrl K or Cmd K anywhere on the page, before components that keep keys to themselves, except where
 * rich text is edited. The browser's own use of the keys is off meanwhile.
 * @param onPress opens the palette, or closes it when it is open
 */
export function useCommandPaletteShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPaletteShortcut(event) || isInRichText(event.target)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
