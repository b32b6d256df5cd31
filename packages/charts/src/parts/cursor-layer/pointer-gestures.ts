import type { CursorView } from '../../chart/cursor-view.ts';
import { on, type Listener } from '../../chart/elements.ts';
import type { TimeScale } from '../../core/scale/time-scale.ts';
import type { RunCommand } from '../commands/run-command.ts';
import { pinchWindow, wheelCommand, type Finger } from './gestures.ts';

/** What gestures need to know of the chart. */
export interface GestureOptions {
  readonly view: CursorView;
  readonly x: TimeScale;
  /** Whether the chart has a window; without one, gestures only move the cursor. */
  readonly canZoom: boolean;
  readonly run: RunCommand;
  /** Selects the period from one data step to another by dragging; null where dragging zooms instead. */
  readonly period: { select(one: number, other: number): void } | null;
}

/** The effects of gestures on the layer. */
export interface GestureEffects {
  /** Focuses the time cursor, so that keys continue from the pointer's position. */
  focus(): void;
  /** Shows the span being selected by dragging, px; null for none. */
  mark(span: readonly [from: number, to: number] | null): void;
}

/** A drag in progress. */
interface Drag {
  /** Where it started, px. */
  readonly start: number;
  /** Where the pointer was last, px. */
  readonly last: number;
  readonly isPan: boolean;
  /** Whether it has been long enough to select a span; stays true when the pointer moves back. */
  readonly isMarking: boolean;
}

function spanOf({ start, last }: Drag): readonly [from: number, to: number] {
  return [Math.min(start, last), Math.max(start, last)];
}

/** A drag shorter than this counts as a click, px. */
const shortestDrag = 5;

/**
 * Mouse: hovering moves the crosshair, dragging shows or selects a period, Shift+drag pans. Touch: one finger moves the
 * crosshair, two zoom and pan. A double click or tap zooms into the month, day or hour.
 *
 * @param layer - The element over the picture.
 * @param now - Returns the state of the chart at the time of a gesture.
 */
export function pointerGestures(
  layer: HTMLElement,
  now: () => GestureOptions,
  { focus, mark }: GestureEffects,
): readonly Listener[] {
  const fingers = new Map<number, Finger>();
  let drag: Drag | null = null;
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = layer.getBoundingClientRect();
    return { position: clientX - left, height: clientY - top };
  };
  const hasFocus = () => layer.contains(document.activeElement);
  const end = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    drag = null;
    mark(null);
  };
  return [
    on('wheel', (event) => {
      const { canZoom, x, run } = now();
      const command = canZoom ? wheelCommand(event, x.toTime(pointOf(event).position), hasFocus()) : null;
      if (command === null) return;
      event.preventDefault();
      run(command, 'pointer');
    }),
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      const { canZoom, view, x, run } = now();
      const { position, height } = pointOf(event);
      event.preventDefault();
      run({ type: 'go', index: view.indexAt(position, height) }, 'pointer');
      focus();
      if (!canZoom) return;
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, { x: position, time: x.toTime(position) });
      } else {
        drag = { start: position, last: position, isPan: event.shiftKey, isMarking: false };
        layer.setPointerCapture(event.pointerId);
      }
    }),
    on('pointermove', (event) => {
      const { view, x, run } = now();
      const { position, height } = pointOf(event);
      const finger = fingers.get(event.pointerId);
      if (finger) fingers.set(event.pointerId, { ...finger, x: position });
      if (fingers.size > 1) {
        const window = pinchWindow([...fingers.values()], x.range);
        if (window) run({ type: 'show', window }, 'pointer');
      } else if (!drag) {
        run({ type: 'hover', index: view.indexAt(position, height) }, 'pointer');
      } else if (drag.isPan) {
        const [left, right] = x.range;
        run({ type: 'pan', share: (drag.last - position) / Math.max(1, right - left) }, 'pointer');
        drag = { ...drag, last: position };
      } else if (drag.isMarking || Math.abs(position - drag.start) >= shortestDrag) {
        drag = { ...drag, last: position, isMarking: true };
        mark(spanOf(drag));
      }
    }),
    on('pointerup', (event) => {
      if (drag?.isMarking === true) {
        const { x, view, run, period } = now();
        const [from, to] = spanOf(drag);
        if (period) period.select(view.indexAt(from, 0), view.indexAt(to, 0));
        else run({ type: 'show', window: { from: x.toTime(from), to: x.toTime(to) } }, 'pointer');
      }
      end(event);
    }),
    on('pointercancel', end),
    on('pointerleave', () => {
      if (!hasFocus()) now().run({ type: 'leave' }, 'pointer');
    }),
    on('dblclick', () => now().run({ type: 'drill' }, 'pointer')),
  ];
}
