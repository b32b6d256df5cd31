import { useEffect, useEffectEvent } from 'react';

/** The fields of a keyboard event that are read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Whether a key press is Ctrl (on a Mac Cmd) with a letter and no other modifier.
 * @param letter - in lower case
 */
export function isPageShortcut(event: KeyPress, letter: string): boolean {
  const isModified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return isModified && !event.isComposing && event.key.toLowerCase() === letter;
}

/** Whether the press is in formatted text, which uses such keys itself (Ctrl K makes a link: RichTextEditor). */
function isInRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Calls back on Ctrl or Cmd with a letter anywhere on the page, ahead of components that stop key events, except in a
 * rich text editor. Prevents the browser's own action.
 * @param letter - in lower case
 */
export function usePageShortcut(letter: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPageShortcut(event, letter) || isInRichText(event.target)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [letter]);
}
