import { expect, it } from 'vitest';

import { ariaShortcut, otherShortcuts, shortcutText } from './shortcuts.ts';

it('names the modifier of the keyboard', () => {
  const list = { keys: ['Shift', '7'], hasModifier: true };
  expect(shortcutText(list, false)).toBe('Ctrl Shift 7');
  expect(shortcutText(list, true)).toBe('⌘ Shift 7');
  expect(ariaShortcut(list, false)).toBe('Control+Shift+7');
  expect(ariaShortcut(list, true)).toBe('Meta+Shift+7');
  expect(shortcutText(otherShortcuts.keyToolbar, true)).toBe('Alt F10');
});
