import type { CursorView } from '../../chart/cursor-view.ts';
import { element, picture, type PageElement, type PageNode } from '../../chart/elements.ts';
import { labelWidth } from '../../core/time/time-axis.ts';
import type { CursorPlace } from '../../cursor/cursor.ts';
import { isNarrowFor, type PlotBox } from '../../layout/plot-box.ts';
import type { TooltipPlace } from '../tooltip/tooltip.ts';
import * as styles from './CursorLayer.css.ts';

/** Centre of the flag, px: under the crosshair, but kept inside the chart. */
function flagOffset(flag: string, x: number, box: PlotBox): number {
  const half = (labelWidth(flag) / 2) * box.textScale + 10;
  return Math.max(half, Math.min(x, box.width - half));
}

/** Outline of the cell, slice or bar under the cursor. */
function areaOutline(box: PlotBox, d: string): PageElement {
  const marks = [styles.areaRim, styles.areaOutline].map(
    (className) => ({ tag: 'path', attributes: { class: className, d } }) as const,
  );
  return picture(styles.area, box, { marks, id: '' });
}

/** The elements that mark a place, and the position of the tooltip beside it. */
export interface Crosshair {
  readonly drawn: PageNode;
  readonly beside: TooltipPlace;
}

/**
 * A line with dots at a step, a band over a month or year, or the outline of an area; plus the flag on the axis.
 *
 * @param focusedKey - Series that has keyboard focus; null while focus is elsewhere.
 * @param flagText - What the flag on the axis says.
 */
export function crosshair(
  view: CursorView,
  place: CursorPlace,
  box: PlotBox,
  focusedKey: string | null,
  flagText: string,
): Crosshair {
  const area = view.areaAt?.(place);
  if (area) return { drawn: areaOutline(box, area.path), beside: area };
  const isStep = place.end - place.index === 1;
  const clamped = (x: number) => Math.max(box.left, Math.min(box.right, x));
  const reach = isStep ? 0 : (view.reach ?? 0);
  const left = clamped(view.xOf(place.index) - reach);
  const right = isStep ? left : clamped(view.xOf(place.end - 1) + reach);
  const size = {
    'inset-block-start': `${box.top - 4}px`,
    'block-size': `${box.bottom - box.top + 4}px`,
  };
  const line = isStep
    ? element('div', { class: styles.crosshair }, [], { key: 'line', style: size })
    : element('div', { class: styles.band }, [], {
        key: 'band',
        style: { ...size, 'inline-size': `${Math.max(2, right - left)}px` },
      });
  const dots = (isStep ? view.dotsAt(place.index) : []).map(({ key, y, color }) =>
    element('div', { class: key === focusedKey ? `${styles.dot} ${styles.currentDot}` : styles.dot }, [], {
      key,
      style: { color, transform: `translateY(${y}px)` },
    }),
  );
  const shift = flagOffset(flagText, (left + right) / 2, box) - left;
  const flag = isNarrowFor(box.width, box.textScale)
    ? null
    : element('div', { class: styles.flag }, [flagText], {
        key: ' flag',
        style: {
          'inset-block-start': `${box.bottom + 4}px`,
          transform: `translateX(calc(${shift}px - 50%))`,
        },
      });
  const drawn = element('div', { class: styles.crosshairLayer }, [line, ...dots, flag], {
    style: { transform: `translateX(${left}px)` },
  });
  return { drawn, beside: { left, right, top: box.top + 24 } };
}
