import { useId, type KeyboardEvent, type Ref } from 'react';

import { placeOf, type CursorTrack } from '../../cursor/cursor.ts';
import { commandForKey } from '../../cursor/keys.ts';
import type { CursorStore } from '../../cursor/store.ts';
import type { PlotBox } from '../../layout/plot-box.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { useTexts } from '../chart-language/ChartLanguage.tsx';
import { visuallyHidden } from '../../theme/reading.css.ts';
import type { RunCommand } from '../commands/run-command.ts';
import type { CursorView } from './cursor-view.ts';
import * as styles from './CursorLayer.css.ts';
import type { UrgencyOf } from './steady-cursor.ts';
import { useSteadyCursor } from './useSteadyCursor.ts';

/** What the time cursor needs. */
export interface TimeCursorProps {
  readonly box: PlotBox;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  readonly view: CursorView;
  readonly run: RunCommand;
  readonly input: Ref<HTMLInputElement>;
  /** How soon it has to say where the cursor is: not while a pointer moves and focus is elsewhere. */
  readonly urgencyOf: UrgencyOf;
  readonly onFocusChange: (hasFocus: boolean) => void;
}

function helpOf({ step }: CursorTrack) {
  if (step === undefined) return 'stepCursorHelp';
  return step === 'rank' ? 'rankCursorHelp' : 'cursorHelp';
}

/**
 * A native range input over the steps of one level (months, days, hours …), so that screen readers, switches and
 * touch readers can move the cursor without a role of its own.
 */
export function TimeCursor({
  box,
  track,
  store,
  view,
  run,
  input,
  urgencyOf,
  onFocusChange,
}: TimeCursorProps) {
  const [state, catchUp] = useSteadyCursor(store, urgencyOf);
  const text = useTexts(chartMessages);
  const helpId = useId();
  const place = placeOf(state, track);
  if (place === null) return null;
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = commandForKey(event);
    const command =
      asked?.type === 'lane' && view.stepBeside
        ? ({ type: 'go', index: view.stepBeside(place.index, asked.by) } as const)
        : asked;
    if (command === null || !run(command, 'key')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = () => {
    catchUp();
    onFocusChange(true);
    run({ type: 'open' }, 'key');
  };
  const blur = () => {
    onFocusChange(false);
    run({ type: 'leave' }, 'key');
  };
  return (
    <>
      <input
        ref={input}
        type="range"
        className={styles.input}
        style={{
          left: box.left,
          top: box.top,
          width: box.right - box.left,
          height: box.bottom - box.top,
        }}
        aria-label={view.cursorLabel ?? text('cursor')}
        aria-valuetext={view.spokenAt(place, state)}
        aria-describedby={helpId}
        min={0}
        max={place.count - 1}
        step={1}
        value={place.position}
        onChange={(event) => run({ type: 'position', position: Number(event.target.value) }, 'key')}
        onKeyDown={pressKey}
        onFocus={focus}
        onBlur={blur}
      />
      <p id={helpId} className={visuallyHidden}>
        {text(helpOf(track))}
      </p>
    </>
  );
}
