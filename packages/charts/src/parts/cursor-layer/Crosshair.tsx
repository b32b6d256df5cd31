import { labelWidth } from '../../core/time/time-axis.ts';
import type { CursorPlace, CursorState } from '../../cursor/cursor.ts';
import { isNarrowFor, type PlotBox } from '../../layout/plot-box.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import type { CursorView } from './cursor-view.ts';
import * as styles from './CursorLayer.css.ts';

/** What the crosshair shows. */
export interface CrosshairProps {
  readonly box: PlotBox;
  readonly view: CursorView;
  readonly place: CursorPlace;
  readonly state: CursorState;
  readonly hasFocus: boolean;
  readonly hasTooltip: boolean;
}

function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** Middle of the flag: under the crosshair, but inside the chart. */
function flagX(flag: string, x: number, box: PlotBox): number {
  const half = (labelWidth(flag) / 2) * box.textScale + 10;
  return Math.max(half, Math.min(x, box.width - half));
}

/** Line with dots over a step, a band over a month or year, or the outline of an area; flag on the axis, and the tooltip. */
export function Crosshair({ box, view, place, state, hasFocus, hasTooltip }: CrosshairProps) {
  const isNarrow = isNarrowFor(box.width, box.textScale);
  const isStep = place.end - place.index === 1;
  const clamped = (x: number) => Math.max(box.left, Math.min(box.right, x));
  const left = clamped(view.xOf(place.index));
  const right = isStep ? left : clamped(view.xOf(place.end - 1));
  const middle = (left + right) / 2;
  const flag = view.flagAt(place);
  const size = { blockSize: box.bottom - box.top + 4, ...at(left, box.top - 4) };
  const area = view.areaAt?.(place);
  if (area) {
    return (
      <>
        <svg className={styles.area} width={box.width} height={box.height} aria-hidden>
          <path className={styles.areaRim} d={area.path} />
          <path className={styles.areaOutline} d={area.path} />
        </svg>
        {hasTooltip && !isNarrow && (
          <Tooltip
            readout={view.readoutAt(place, state)}
            place={{ ...area, chartWidth: box.width, textScale: box.textScale }}
          />
        )}
      </>
    );
  }
  const dots = isStep ? view.dotsAt(place.index) : [];
  return (
    <>
      {isStep ? (
        <div className={styles.crosshair} style={size} />
      ) : (
        <div className={styles.band} style={{ ...size, inlineSize: Math.max(2, right - left) }} />
      )}
      {dots.map(({ key, y, color }) => (
        <div
          key={key}
          className={key === state.lane && hasFocus ? `${styles.dot} ${styles.currentDot}` : styles.dot}
          style={{ color, ...at(left, y) }}
        />
      ))}
      {!isNarrow && (
        <div
          className={styles.flag}
          style={{
            transform: `translate(${flagX(flag, middle, box)}px, ${box.bottom + 4}px) translateX(-50%)`,
          }}
        >
          {flag}
        </div>
      )}
      {hasTooltip && !isNarrow && (
        <Tooltip
          readout={view.readoutAt(place, state)}
          place={{ left, right, chartWidth: box.width, top: box.top + 24, textScale: box.textScale }}
        />
      )}
    </>
  );
}
