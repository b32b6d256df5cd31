import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';

import type { CursorTrack } from '../../cursor/cursor.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { useChartLanguage } from '../chart-language/ChartLanguage.tsx';
import { commandRunner, type RunCommand } from '../commands/run-command.ts';
import type { CursorView } from '../cursor-layer/cursor-view.ts';
import { createStatusStore, type StatusStore } from '../status/status.ts';

/** What the commands of a chart act on. */
export interface ChartCommandOptions {
  readonly store: CursorStore;
  readonly track: CursorTrack;
  readonly view: CursorView | null;
  /** What the chart can do beside moving its cursor. */
  readonly actions: Partial<Record<ChartAction, () => void>>;
}

/** The commands of one chart. */
export interface ChartCommands {
  /** Of the chart, among charts that share a cursor. */
  readonly id: string;
  readonly run: RunCommand;
  readonly status: StatusStore;
}

/** Ties keys, buttons and gestures of a chart to its cursor, and to the line that says what they did. */
export function useChartCommands({ store, track, view, actions }: ChartCommandOptions): ChartCommands {
  const id = useId();
  const language = useChartLanguage();
  const [status] = useState(createStatusStore);
  const runNow = commandRunner({ id, store, track, view, actions, say: status.say, language });
  const latest = useRef(runNow);
  useLayoutEffect(() => {
    latest.current = runNow;
  });
  // The same function always: what only runs commands need not render when the chart does.
  const run = useCallback<RunCommand>((command, from) => latest.current(command, from), []);
  return { id, run, status };
}
