import type { EditorCommand } from './editor-types.ts';

/** A key combination: optionally Ctrl (Cmd on a Mac) and further keys. */
export interface Shortcut {
  /** Keys besides the modifier, by their names on the keyboard. */
  readonly keys: readonly string[];
  /** Whether Ctrl, or Cmd on a Mac, is held. */
  readonly hasModifier: boolean;
}

function withModifier(...keys: readonly string[]): Shortcut {
  return { keys, hasModifier: true };
}

/** Key combinations of the buttons; the quote only has its typed shortcut. */
export const buttonShortcuts: Readonly<Partial<Record<EditorCommand | 'link', Shortcut>>> = {
  strong: withModifier('B'),
  emphasis: withModifier('I'),
  subscript: withModifier(','),
  orderedList: withModifier('Shift', '7'),
  bulletList: withModifier('Shift', '8'),
  link: withModifier('K'),
  undo: withModifier('Z'),
  redo: withModifier('Shift', 'Z'),
};

/** Key combinations without a button. */
export const otherShortcuts = {
  keyIndent: { keys: ['Alt', 'Shift', '→'], hasModifier: false },
  keyOutdent: { keys: ['Alt', 'Shift', '←'], hasModifier: false },
  keyBreak: { keys: ['Shift', 'Enter'], hasModifier: false },
  keyToolbar: { keys: ['Alt', 'F10'], hasModifier: false },
  keyLeave: { keys: ['Tab'], hasModifier: false },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** A combination for a tooltip: "Ctrl Shift 7". */
export function shortcutText({ keys, hasModifier }: Shortcut, isMac: boolean): string {
  return [...(hasModifier ? [isMac ? '⌘' : 'Ctrl'] : []), ...keys].join(' ');
}

/** A combination for `aria-keyshortcuts`: "Control+Shift+7". */
export function ariaShortcut({ keys, hasModifier }: Shortcut, isMac: boolean): string {
  return [...(hasModifier ? [isMac ? 'Meta' : 'Control'] : []), ...keys].join('+');
}
