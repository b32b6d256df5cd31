import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

import { placeOf, type CursorState, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { isNarrowFor, type PlotBox } from '../../layout/plot-box.ts';
import { Tooltip, type TooltipHandle } from '../tooltip/Tooltip.tsx';
import { AreaOutline } from './AreaOutline.tsx';
import type { CursorView } from './cursor-view.ts';
import * as styles from './CursorLayer.css.ts';
import { flagOffset, moveCrosshair, type CrosshairParts } from './move-crosshair.ts';

/** What the crosshair shows. */
export interface CrosshairProps {
  readonly ref: Ref<CrosshairHandle>;
  /** Of the chart, among charts that share a cursor. */
  readonly id: string;
  readonly box: PlotBox;
  readonly view: CursorView;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  readonly state: CursorState;
  readonly hasFocus: boolean;
}

/** Moves a crosshair without rendering it. */
export interface CrosshairHandle {
  /** Shows another state; false when what is shown then is made of other parts, and has to be rendered. */
  follow(state: CursorState): boolean;
}

/**
 * Line with dots over a step, a band over a month or year, or the outline of an area; flag on the axis, and the
 * tooltip. From one step to the next only positions and texts change: those are written past React.
 */
export function Crosshair({ ref, id, box, view, track, store, state, hasFocus }: CrosshairProps) {
  const crosshair = useRef<CrosshairParts>({ group: null, flag: null, dots: new Map() });
  const tooltip = useRef<TooltipHandle>(null);
  const place = placeOf(state, track);
  const isNarrow = isNarrowFor(box.width, box.textScale);
  const hasTooltip = (one: CursorState) => one.isOpen && (one.source ?? id) === id && !isNarrow;
  const follow = (next: CursorState): boolean => {
    const target = placeOf(next, track);
    if (!target || target.end - target.index !== 1 || view.areaAt) return false;
    if (next.lane !== state.lane || next.isOpen !== state.isOpen) return false;
    if (hasTooltip(next) !== hasTooltip(state)) return false;
    const at = view.xOf(target.index);
    const left = Math.max(box.left, Math.min(box.right, at));
    const edges = { left, right: left };
    if (hasTooltip(next) && tooltip.current?.follow(view.tooltipAt(target, next), edges) !== true)
      return false;
    return moveCrosshair(crosshair.current, left, box, view.flagAt(target), view.dotsAt(target.index));
  };
  useImperativeHandle(ref, () => ({ follow }));
  // What was written past React since it last rendered is not what it renders now.
  useLayoutEffect(() => {
    follow(store.get());
  });
  if (!place) return null;
  const content = hasTooltip(state) ? view.tooltipAt(place, state) : null;
  const area = view.areaAt?.(place);
  if (area) {
    return (
      <>
        <AreaOutline box={box} path={area.path} />
        {content && <Tooltip content={content} place={area} box={box} />}
      </>
    );
  }
  const isStep = place.end - place.index === 1;
  const clamped = (x: number) => Math.max(box.left, Math.min(box.right, x));
  const reach = isStep ? 0 : (view.reach ?? 0);
  const left = clamped(view.xOf(place.index) - reach);
  const right = isStep ? left : clamped(view.xOf(place.end - 1) + reach);
  const size = { insetBlockStart: box.top - 4, blockSize: box.bottom - box.top + 4 };
  const flag = view.flagAt(place);
  const dots = isStep ? view.dotsAt(place.index) : [];
  return (
    <>
      <div
        ref={(element) => {
          crosshair.current.group = isStep ? element : null;
        }}
        className={styles.crosshairLayer}
        style={{ transform: `translateX(${left}px)` }}
      >
        {isStep ? (
          <div className={styles.crosshair} style={size} />
        ) : (
          <div className={styles.band} style={{ ...size, inlineSize: Math.max(2, right - left) }} />
        )}
        {dots.map(({ key, y, color }) => (
          <div
            key={key}
            ref={(element) => {
              if (element) crosshair.current.dots.set(key, element);
              return () => {
                crosshair.current.dots.delete(key);
              };
            }}
            className={key === state.lane && hasFocus ? `${styles.dot} ${styles.currentDot}` : styles.dot}
            style={{ color, transform: `translateY(${y}px)` }}
          />
        ))}
        {!isNarrow && (
          <div
            ref={(element) => {
              crosshair.current.flag = element;
            }}
            className={styles.flag}
            style={{
              insetBlockStart: box.bottom + 4,
              transform: `translateX(calc(${flagOffset(flag, (left + right) / 2, box) - left}px - 50%))`,
            }}
          >
            {flag}
          </div>
        )}
      </div>
      {content && (
        <Tooltip ref={tooltip} content={content} place={{ left, right, top: box.top + 24 }} box={box} />
      )}
    </>
  );
}
