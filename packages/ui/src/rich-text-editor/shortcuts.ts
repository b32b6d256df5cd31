import type { EditorCommand } from './editor-types.ts';

/** A key combination: the modifier that is Ctrl, or Cmd on a Mac, and what is pressed with it. */
export interface Shortcut {
  /** Keys besides the modifier, as they are called on the keyboard. */
  readonly keys: readonly string[];
  /** Whether Ctrl, or Cmd on a Mac, is held. */
  readonly hasModifier: boolean;
}

function withModifier(...keys: readonly string[]): Shortcut {
  return { keys, hasModifier: true };
}

/** Key combinations of the buttons; the quote has none but what is typed. */
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

/** A combination as it stands in a tooltip: "Ctrl Shift 7". */
export function shortcutText({ keys, hasModifier }: Shortcut, isMac: boolean): string {
  return [...(hasModifier ? [isMac ? '⌘' : 'Ctrl'] : []), ...keys].join(' ');
}

/** A combination as `aria-keyshortcuts` writes it: "Control+Shift+7". */
export function ariaShortcut({ keys, hasModifier }: Shortcut, isMac: boolean): string {
  return [...(hasModifier ? [isMac ? 'Meta' : 'Control'] : []), ...keys].join('+');
}
