import type { AnyLanguage } from '../../core/language.ts';

import { textsIn } from '../../core/texts-in.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import { commandMessages, commandPanelMessages } from './messages.ts';

/** A command as a button and as a key. */
export interface ListedCommand {
  /** Text of the button. */
  readonly label: string;
  /** Text of the button in a chart whose cursor moves in order of size. */
  readonly rankLabel: string;
  /** Key as `keyTable` names it. */
  readonly key: string;
  /** Key as printed on a keyboard. */
  readonly keyLabel: string;
}

/** Commands that belong together. */
export interface CommandGroup {
  readonly title: string;
  /** Title in a chart whose cursor does not move in time. */
  readonly timelessTitle: string;
  /** What the chart must have for the group to apply. */
  readonly needs: 'steps' | 'series' | 'window' | ChartAction;
  readonly commands: readonly ListedCommand[];
}

type Key = keyof typeof commandMessages.sv;

const groups: readonly (readonly [
  title: 'steps' | 'find' | 'window' | 'series' | 'compare' | 'listen' | 'select' | 'annotate',
  needs: CommandGroup['needs'],
  keys: readonly Key[],
])[] = [
  [
    'steps',
    'steps',
    ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Ctrl+Home', 'Ctrl+End'],
  ],
  ['find', 'steps', ['m', 'Shift+m', 'g', 'Shift+g', ' ']],
  ['window', 'window', ['Enter', 'Escape', '+', '-', '0', 'Shift+ArrowLeft', 'Shift+ArrowRight']],
  ['series', 'series', ['ArrowUp', 'ArrowDown', 'o']],
  ['select', 'period', ['p']],
  ['annotate', 'annotate', ['n']],
  ['compare', 'compare', ['c']],
  ['listen', 'listen', ['s']],
];

/** Every chart command: whatever the keyboard can do, a button can do too (WCAG 2.5.7, 2.1.1). */
export function commandGroups(language?: AnyLanguage): readonly CommandGroup[] {
  const text = textsIn(commandMessages, language);
  const panel = textsIn(commandPanelMessages, language);
  const names: Readonly<Record<string, string>> = {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Escape: 'Esc',
    '-': '−',
    ' ': panel('space'),
    Enter: panel('enter'),
    Shift: panel('shift'),
    ...(typeof language === 'object' && language.keys),
  };
  const nameOf = (part: string) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  return groups.map(([title, needs, keys]) => ({
    title: panel(title),
    timelessTitle: panel(title === 'steps' ? 'timeless' : title),
    needs,
    commands: keys.map((key) => ({
      key,
      label: text(key),
      rankLabel: key === 'Enter' ? panel('intoRanks') : text(key),
      keyLabel: key === '+' ? key : key.split('+').map(nameOf).join(' + '),
    })),
  }));
}
