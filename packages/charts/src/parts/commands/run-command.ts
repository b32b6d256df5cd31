import { placeOf, type CursorTrack } from '../../cursor/cursor.ts';
import type { ChartAction, Command } from '../../cursor/keys.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../../core/texts-in.ts';
import type { CursorView } from '../cursor-layer/cursor-view.ts';

/** How a command came: keys are answered by the time cursor itself, buttons by the status line. */
export type CommandSource = 'key' | 'button' | 'pointer';

/** Carries out a command; false when there was nothing for it to do. */
export type RunCommand = (command: Command, from: CommandSource) => boolean;

/** What commands act on. */
export interface CommandTarget extends InLanguage {
  /** Of the chart, among charts that share a cursor. */
  readonly id: string;
  readonly store: CursorStore;
  readonly track: CursorTrack;
  /** Null until the chart is laid out. */
  readonly view: CursorView | null;
  /** What the chart can do beside moving its cursor; what is left out it cannot. */
  readonly actions: Partial<Record<ChartAction, () => void>>;
  /** Says something to assistive technology. */
  readonly say: (text: string) => void;
}

const actionNames: ReadonlySet<string> = new Set<ChartAction>([
  'compare',
  'only',
  'table',
  'listen',
  'commands',
]);

function isAction(command: Command): command is { readonly type: ChartAction } {
  return actionNames.has(command.type);
}

function spokenPlace({ store, track, view }: CommandTarget): string {
  const state = store.get();
  const place = placeOf(state, track);
  return place && view ? view.spokenAt(place, state) : '';
}

/** Makes the one function through which keys, buttons and gestures reach a chart. */
export function commandRunner(target: CommandTarget): RunCommand {
  const { id, store, track, view, actions, say, language } = target;
  return (command, from) => {
    const before = store.get();
    if (isAction(command)) {
      actions[command.type]?.();
      return actions[command.type] !== undefined;
    }
    if (command.type === 'escape') {
      if (!before.isOpen && before.level === null && before.window === null) return false;
      store.move({ type: before.isOpen ? 'close' : 'out' }, track, id);
    } else {
      store.move(command, track, id);
    }
    const after = store.get();
    if (after.window !== before.window) say(view?.spokenWindow?.(after.window) ?? '');
    else if (command.type === 'find' && after === before) say(textsIn(chartMessages, language)('noMore'));
    else if (from === 'button' && command.type !== 'escape') say(spokenPlace(target));
    return true;
  };
}
