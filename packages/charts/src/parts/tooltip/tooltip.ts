import { element, type PageElement, type PageNode } from '../../chart/elements.ts';
import type { TooltipContent, TooltipRow } from '../../chart/tooltip-content.ts';
import type { PlotBox } from '../../layout/plot-box.ts';
import { keyMark } from '../key-mark/key-mark.ts';
import * as styles from './Tooltip.css.ts';

/** Where a tooltip is placed: beside the crosshair, on the side with more room. */
export interface TooltipPlace {
  /** Edges of the crosshair or band, px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const usualWidth = 286;
/** Width with a column of earlier values. */
const comparedWidth = 350;
const distance = 18;

function leftOf({ left, right }: TooltipPlace, width: number, box: PlotBox): number {
  const isRoomier = (left + right) / 2 > box.width / 2;
  const edge = isRoomier ? left - distance - width : right + distance;
  return Math.round(Math.min(Math.max(0, edge), Math.max(0, box.width - width)));
}

function part(tag: 'div' | 'span', className: string, ...inside: readonly PageNode[]): PageElement {
  return element(tag, { class: className }, inside);
}

/** Where a note fits: words beside the figure, a count ("24 timmar beräknade") on a line under the name. */
function noteParts({ note, value }: TooltipRow): { readonly beside: PageNode; readonly under: string } {
  if (note === null) return { beside: null, under: '' };
  if (value === '') return { beside: part('span', styles.context, note), under: '' };
  return note.includes(' ') ? { beside: null, under: `\n${note}` } : { beside: ` ${note}`, under: '' };
}

function rowOf(row: TooltipRow, order: number, isCurrent: boolean, id: string): PageElement {
  const { beside, under } = noteParts(row);
  const inside = [
    keyMark(row.mark, `${id}-${row.key}`),
    part('span', styles.name, row.label, under),
    part('span', styles.figure, row.value, beside),
    row.earlier === null ? null : part('span', `${styles.figure} ${styles.context}`, row.earlier),
  ];
  const className = isCurrent ? `${styles.valueRow} ${styles.currentRow}` : styles.valueRow;
  return element('div', { class: className }, inside, { key: row.key, style: { order: String(order) } });
}

/** A tooltip with its values, to be placed beside the crosshair. */
export type TooltipBox = (place: TooltipPlace, box: PlotBox) => PageElement;

/**
 * Creates the tooltip of a chart: the values at the crosshair, highest first, their sum last. Visual only: the time
 * cursor announces them. Its rows keep their DOM order and are only reordered visually, so moving from step to step
 * moves no element.
 *
 * @param id - Unique in the page.
 */
export function createTooltip(id: string): (content: TooltipContent) => TooltipBox {
  let keys: readonly string[] = [];
  return ({ title, detail, rows, currentKey, earlierLabel, notes = [], sum }) => {
    const drawn = new Map(rows.map((row, order) => [row.key, rowOf(row, order, row.key === currentKey, id)]));
    if (keys.length !== drawn.size || !keys.every((key) => drawn.has(key))) keys = [...drawn.keys()];
    const inside = [
      part('div', styles.head, part('span', styles.title, title), part('span', styles.detail, detail)),
      earlierLabel === null ? null : part('div', `${styles.headRow} ${styles.detail}`, earlierLabel),
      ...notes.map((note) => element('div', { class: styles.noteRow }, [note], { key: note })),
      element(
        'div',
        { class: styles.rows },
        keys.map((key) => drawn.get(key) ?? null),
        { key: 'rows' },
      ),
      sum &&
        element(
          'div',
          { class: styles.sumRow },
          [
            part('span', styles.name, sum.label),
            part('span', styles.figure, sum.value),
            sum.earlier === null ? null : part('span', `${styles.figure} ${styles.context}`, sum.earlier),
          ],
          { key: 'sum' },
        ),
    ];
    const usual = earlierLabel === null ? usualWidth : comparedWidth;
    return (place, box) => {
      const width = Math.min(box.width, usual * box.textScale);
      const transform = `translate(${leftOf(place, width, box)}px, ${place.top}px)`;
      return element('div', { class: styles.tooltip }, inside, {
        key: 'tooltip',
        style: { 'inline-size': `${width}px`, transform },
      });
    };
  };
}
