import type { AnyLanguage } from '../../core/language.ts';

import type { CursorView } from '../../chart/cursor-view.ts';
import { element, on, type PageNode } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import { placeOf, type CursorState, type CursorTrack } from '../../cursor/cursor.ts';
import { commandForKey } from '../../cursor/keys.ts';
import type { PlotBox } from '../../layout/plot-box.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { visuallyHidden } from '../../theme/reading.css.ts';
import type { RunCommand } from '../commands/run-command.ts';
import * as styles from './CursorLayer.css.ts';

/** Options of the time cursor. */
export interface TimeCursorOptions {
  /** Unique in the page. */
  readonly id: string;
  readonly language: AnyLanguage;
  readonly box: PlotBox;
  readonly track: CursorTrack;
  readonly view: CursorView;
  readonly run: RunCommand;
  readonly onFocusChange: (hasFocus: boolean) => void;
}

function helpOf({ step }: CursorTrack) {
  if (step === undefined) return 'stepCursorHelp';
  return step === 'rank' ? 'rankCursorHelp' : 'cursorHelp';
}

/**
 * A native range input over the steps of one level (months, days, hours …), so that screen readers, switch devices and
 * touch screen readers can move the cursor without a custom role. Nothing when there are no steps.
 */
export function timeCursor(
  { id, language, box, track, view, run, onFocusChange }: TimeCursorOptions,
  state: CursorState,
): readonly PageNode[] {
  const text = textsIn(chartMessages, language);
  const place = placeOf(state, track);
  if (place === null) return [];
  const pressKey = (event: KeyboardEvent) => {
    const asked = commandForKey(event);
    const command =
      asked?.type === 'series' && view.stepBeside
        ? ({ type: 'go', index: view.stepBeside(place.index, asked.by) } as const)
        : asked;
    if (command === null || !run(command, 'key')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const attributes = {
    type: 'range',
    class: styles.input,
    'aria-label': view.cursorLabel ?? text('cursor'),
    'aria-valuetext': view.spokenAt(place, state),
    'aria-describedby': `${id}-cursor-help`,
    min: 0,
    max: place.count - 1,
    step: 1,
  };
  const input = element('input', attributes, undefined, {
    value: String(place.position),
    style: {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left}px`,
      height: `${box.bottom - box.top}px`,
    },
    listeners: [
      on('input', ({ target }) => {
        if (target instanceof HTMLInputElement) {
          run({ type: 'position', position: Number(target.value) }, 'key');
        }
      }),
      on('keydown', pressKey),
      on('focus', () => onFocusChange(true)),
      on('blur', () => onFocusChange(false)),
    ],
  });
  const help = { id: `${id}-cursor-help`, class: visuallyHidden };
  return [input, element('p', help, [text(helpOf(track))])];
}
