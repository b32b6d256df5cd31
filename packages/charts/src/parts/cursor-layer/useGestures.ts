import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

import type { TimeScale } from '../../core/scale/time-scale.ts';
import type { RunCommand } from '../commands/run-command.ts';
import type { CursorView } from './cursor-view.ts';
import { pinchWindow, wheelCommand, type Finger } from './gestures.ts';

/** What gestures need to know of the chart. */
export interface GestureOptions {
  readonly view: CursorView;
  readonly x: TimeScale;
  /** Whether the chart has a window; without it gestures move the cursor only. */
  readonly canZoom: boolean;
  readonly run: RunCommand;
  /** Gives the time cursor focus, so that keys go on where the pointer was. */
  readonly focus: () => void;
}

/** Pointer handlers of the layer, and the span that is being marked by dragging. */
export interface Gestures {
  readonly layer: RefObject<HTMLDivElement | null>;
  /** From and to, px; null when nothing is being marked. */
  readonly marked: readonly [from: number, to: number] | null;
  readonly onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onDoubleClick: () => void;
}

/** Position of a pointer in the layer, px. */
function positionOf(event: PointerEvent<HTMLDivElement>): number {
  return event.clientX - event.currentTarget.getBoundingClientRect().left;
}

/** Data step under a pointer. */
function indexUnder(event: PointerEvent<HTMLDivElement>, view: CursorView): number {
  return view.indexAt(positionOf(event), event.clientY - event.currentTarget.getBoundingClientRect().top);
}

/** A drag under way. */
interface Drag {
  /** Where it began, px. */
  readonly start: number;
  /** Where the pointer was last, px. */
  readonly last: number;
  readonly isPan: boolean;
  /** Whether it has been long enough to mark a span; it stays one when the pointer comes back. */
  readonly isMarking: boolean;
}

function spanOf({ start, last }: Drag): readonly [from: number, to: number] {
  return [Math.min(start, last), Math.max(start, last)];
}

/** A drag shorter than this is a press, px. */
const shortestDrag = 5;

/**
 * Mouse: hovering moves the crosshair, dragging marks what to show, Shift and dragging pans. Touch: one finger
 * moves the crosshair, two zoom and pan. A double press goes into the month, day or hour.
 */
export function useGestures({ view, x, canZoom, run, focus }: GestureOptions): Gestures {
  const layer = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const drag = useRef<Drag | null>(null);
  const [marked, setMarked] = useState<readonly [number, number] | null>(null);
  const latest = useRef({ x, canZoom, run });
  useEffect(() => {
    latest.current = { x, canZoom, run };
  });

  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      const now = latest.current;
      const hasFocus = element.contains(document.activeElement);
      const { left } = element.getBoundingClientRect();
      const command = now.canZoom ? wheelCommand(event, now.x.toTime(event.clientX - left), hasFocus) : null;
      if (command === null) return;
      event.preventDefault();
      now.run(command, 'pointer');
    };
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const end = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    drag.current = null;
    setMarked(null);
  };

  return {
    layer,
    marked,
    onPointerDown(event) {
      if (event.button !== 0) return;
      const position = positionOf(event);
      event.preventDefault();
      run({ type: 'go', index: indexUnder(event, view) }, 'pointer');
      focus();
      if (!canZoom) return;
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, { x: position, time: x.toTime(position) });
      } else {
        drag.current = { start: position, last: position, isPan: event.shiftKey, isMarking: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }
    },
    onPointerMove(event) {
      const position = positionOf(event);
      const finger = fingers.current.get(event.pointerId);
      if (finger) fingers.current.set(event.pointerId, { ...finger, x: position });
      if (fingers.current.size > 1) {
        const window = pinchWindow([...fingers.current.values()], x.range);
        if (window) run({ type: 'show', window }, 'pointer');
        return;
      }
      const dragged = drag.current;
      if (!dragged) {
        run({ type: 'hover', index: indexUnder(event, view) }, 'pointer');
      } else if (dragged.isPan) {
        const [left, right] = x.range;
        run({ type: 'pan', share: (dragged.last - position) / Math.max(1, right - left) }, 'pointer');
        drag.current = { ...dragged, last: position };
      } else if (dragged.isMarking || Math.abs(position - dragged.start) >= shortestDrag) {
        const marking = { ...dragged, last: position, isMarking: true };
        drag.current = marking;
        setMarked(spanOf(marking));
      }
    },
    onPointerUp(event) {
      // Not from what has been drawn: the pointer may be let go before the last move is.
      if (drag.current?.isMarking === true) {
        const [from, to] = spanOf(drag.current);
        run({ type: 'show', window: { from: x.toTime(from), to: x.toTime(to) } }, 'pointer');
      }
      end(event);
    },
    onPointerCancel: end,
    onPointerLeave() {
      if (!layer.current?.contains(document.activeElement)) run({ type: 'leave' }, 'pointer');
    },
    onDoubleClick() {
      run({ type: 'drill' }, 'pointer');
    },
  };
}
