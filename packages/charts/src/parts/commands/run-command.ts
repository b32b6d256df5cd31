import { placeOf, type CursorState, type CursorTrack } from '../../cursor/cursor.ts';
import type { ChartAction, Command } from '../../cursor/keys.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../../core/texts-in.ts';
import type { CursorView } from '../../chart/cursor-view.ts';

/** Where a command came from: for keys the time cursor announces a new step, for buttons the status line does. */
export type CommandSource = 'key' | 'button' | 'pointer';

/** Runs a command; false when it had no effect. */
export type RunCommand = (command: Command, from: CommandSource) => boolean;

/** What commands act on. */
export interface CommandTarget extends InLanguage {
  /** Of the chart; unique among charts that share a cursor. */
  readonly id: string;
  readonly store: CursorStore;
  readonly track: CursorTrack;
  /** Null until the chart has been laid out. */
  readonly view: CursorView | null;
  /** What the chart can do besides moving its cursor; actions left out are unavailable. */
  readonly actions: Partial<Record<ChartAction, () => void>>;
  /** Can give up what has been begun (a period without an end); `giveUp` is false when there is nothing. */
  readonly tools?: { giveUp(): boolean } | null;
  /** Announces a text to assistive technology. */
  readonly say: (text: string) => void;
}

const actionNames: Readonly<Record<ChartAction, true>> = {
  compare: true,
  only: true,
  table: true,
  listen: true,
  commands: true,
  period: true,
  annotate: true,
};

function isAction(command: Command): command is { readonly type: ChartAction } {
  return command.type in actionNames;
}

/**
 * Whether the cursor stands where it stood and only its series is another. A screen reader speaks of a slider whose value
 * changes; of one with another text alone, Chromium tells nobody and Orca asks nobody (heard with `pnpm hear`).
 */
function changedSeriesOnly(before: CursorState, after: CursorState, track: CursorTrack): boolean {
  return after !== before && placeOf(after, track)?.position === placeOf(before, track)?.position;
}

function spokenPlace({ store, track, view }: CommandTarget): string {
  const state = store.get();
  const place = placeOf(state, track);
  return place && view ? view.spokenAt(place, state) : '';
}

/** Creates the single function through which keys, buttons and gestures control a chart. */
export function commandRunner(target: CommandTarget): RunCommand {
  const { id, store, track, view, actions, say, language } = target;
  return (command, from) => {
    const before = store.get();
    if (isAction(command)) {
      actions[command.type]?.();
      return actions[command.type] !== undefined;
    }
    if (command.type === 'escape') {
      if (target.tools?.giveUp()) return true;
      if (!before.isOpen && before.level === null && before.window === null) return false;
      store.move({ type: before.isOpen ? 'close' : 'out' }, track, id);
    } else {
      store.move(command, track, id);
    }
    const after = store.get();
    if (after.window !== before.window) say(view?.spokenWindow?.(after.window) ?? '');
    else if (command.type === 'find' && after === before) say(textsIn(chartMessages, language)('noMore'));
    else if (from === 'button' && command.type !== 'escape') say(spokenPlace(target));
    else if (from === 'key' && command.type === 'series' && changedSeriesOnly(before, after, track))
      say(spokenPlace(target));
    return true;
  };
}
