import type { AnyLanguage } from '../../core/language.ts';

import type { CursorView } from '../../chart/cursor-view.ts';
import { drawElements } from '../../chart/draw-elements.ts';
import { element, type PageNode } from '../../chart/elements.ts';
import {
  isAsked,
  placeOf,
  type CursorPlace,
  type CursorState,
  type CursorTrack,
} from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { isNarrowFor, type Plot } from '../../layout/plot-box.ts';
import type { RunCommand } from '../commands/run-command.ts';
import { createTooltip, type TooltipBox } from '../tooltip/tooltip.ts';
import { crosshair } from './crosshair.ts';
import * as styles from './CursorLayer.css.ts';
import { pointerGestures } from './pointer-gestures.ts';
import { createSteadyCursor } from './steady-cursor.ts';
import { timeCursor } from './time-cursor.ts';

/** What the layer is drawn over. */
export interface CursorLayerOptions {
  readonly language: AnyLanguage;
  readonly plot: Pick<Plot, 'box' | 'x'>;
  readonly track: CursorTrack;
  readonly view: CursorView;
  /** What a period is selected with; null where dragging zooms instead. */
  readonly period: PeriodLayer | null;
}

/** A period that can be selected. */
export interface PeriodLayer {
  /** First and last data step of what is marked; null for none. */
  marked(): readonly [first: number, last: number] | null;
  /** Selects from one data step to another. */
  select(one: number, other: number): void;
}

/** ms that figures beside a moving pointer stay: nobody reads faster, and writing them costs more than the crosshair. */
const readingPace = 50;

/** The words and figures at a place. */
interface Reading {
  readonly flag: string;
  /** Made when it is first shown. */
  tooltip(): TooltipBox;
}

/** Crosshair, dots, flag and tooltip in a layer of their own over the picture, and the time cursor. */
export interface CursorLayer {
  readonly root: HTMLElement;
  /** Moves it to a new picture. */
  update(options: CursorLayerOptions): void;
  /** Moves focus to the time cursor. */
  focus(): void;
  destroy(): void;
}

/**
 * Creates the cursor layer of a chart. It redraws itself when the cursor moves, without touching anything around it.
 *
 * @param id - Of the chart: unique in the page, and among charts that share a cursor.
 */
export function createCursorLayer(
  id: string,
  store: CursorStore,
  run: RunCommand,
  first: CursorLayerOptions,
): CursorLayer {
  let options = first;
  let hasFocus = false;
  let isGone = false;
  let marked: readonly [from: number, to: number] | null = null;
  const root = document.createElement('div');
  const still = document.createElement('div');
  const tooltip = createTooltip(`${id}-tooltip`);

  /** Edges of what is being dragged over or has been selected, px. */
  const markedEdges = (): typeof marked => {
    const steps = marked ? null : options.period?.marked();
    if (!steps) return marked;
    const { plot, view } = options;
    const { left, right } = plot.box;
    const inside = (x: number) => Math.max(left, Math.min(right, x));
    const reach = view.reach ?? 0;
    return [inside(view.xOf(steps[0]) - reach), inside(view.xOf(steps[1]) + reach)];
  };
  const markedSpan = (): PageNode => {
    const edges = markedEdges();
    if (!edges) return null;
    const { top, bottom } = options.plot.box;
    return element('div', { class: styles.marked }, [], {
      key: 'marked',
      style: {
        'inset-block-start': `${top}px`,
        'block-size': `${bottom - top}px`,
        'inset-inline-start': `${edges[0]}px`,
        'inline-size': `${Math.max(2, edges[1] - edges[0])}px`,
      },
    });
  };
  let reading: Reading | null = null;
  let readAt = 0;
  /** What is read at the cursor or, while the pointer moves, for a moment longer, what was read before. */
  const readingAt = (state: CursorState, place: CursorPlace): Reading => {
    const { view } = options;
    const now = performance.now();
    if (reading && state !== steady.get() && now - readAt < readingPace) return reading;
    readAt = now;
    let box: TooltipBox | undefined;
    reading = {
      flag: view.flagAt(place),
      tooltip: () => (box ??= tooltip(view.tooltipAt(place, state))),
    };
    return reading;
  };
  const crosshairNodes = (): readonly PageNode[] => {
    const state = store.get();
    const { plot, track, view } = options;
    const isNarrow = isNarrowFor(plot.box.width, plot.box.textScale);
    const place = placeOf(state, track);
    if (!place || !(state.isOpen || hasFocus || (isNarrow && isAsked(state)))) return [null, null];
    const read = readingAt(state, place);
    const { drawn, beside } = crosshair(view, place, plot.box, hasFocus ? state.seriesKey : null, read.flag);
    const isShown = state.isOpen && !isNarrow && (state.source ?? id) === id;
    return [drawn, isShown ? read.tooltip()(beside, plot.box) : null];
  };
  const drawStill = () => drawElements(still, [...crosshairNodes(), markedSpan()]);

  const changeFocus = (next: boolean) => {
    // Removal from the page also blurs, which is not an action of the reader's.
    if (isGone) return;
    hasFocus = next;
    if (next) steady.catchUp();
    run({ type: next ? 'open' : 'leave' }, 'key');
    drawStill();
  };
  const drawCursor = () => {
    const { plot, ...rest } = options;
    const input = timeCursor({ id, ...rest, box: plot.box, run, onFocusChange: changeFocus }, steady.get());
    drawElements(root, [{ own: still }, ...input]);
  };
  const inputOf = () => root.querySelector('input');
  const isPointed = () => !hasFocus && root.matches(':hover');
  const focus = () => inputOf()?.focus({ preventScroll: true });

  // Esc closes the tooltip wherever focus is, as WCAG 1.4.13 requires of content shown on hover.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') run({ type: 'close' }, 'pointer');
  };
  document.addEventListener('keydown', closeOnEscape);
  let { window } = store.get();
  const follow = () => {
    // A new window means a new picture, and the layer is redrawn together with it.
    if (store.get().window === window) drawStill();
  };
  // Before the crosshair, which asks whether the cursor is at rest.
  const steady = createSteadyCursor(store, isPointed, () => {
    if (store.get().window !== window) return;
    drawCursor();
    drawStill();
  });
  const unsubscribe = store.subscribe(follow);
  const update = (next: CursorLayerOptions) => {
    options = next;
    reading = null;
    ({ window } = store.get());
    drawCursor();
    drawStill();
  };

  const gestures = pointerGestures(
    root,
    () => ({
      view: options.view,
      x: options.plot.x,
      canZoom: options.track.step !== undefined && options.view.areaAt === undefined,
      run,
      period: options.period,
    }),
    {
      focus,
      mark(span) {
        marked = span;
        drawStill();
      },
    },
  );
  for (const gesture of gestures) gesture.listen(root);
  root.className = styles.layer;
  still.className = styles.still;
  still.setAttribute('aria-hidden', 'true');
  update(first);
  return {
    root,
    update,
    focus,
    destroy() {
      isGone = true;
      steady.stop();
      unsubscribe();
      document.removeEventListener('keydown', closeOnEscape);
    },
  };
}
