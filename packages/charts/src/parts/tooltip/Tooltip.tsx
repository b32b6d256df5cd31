import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';

import type { PlotBox } from '../../layout/plot-box.ts';
import { KeyMark } from '../key-mark/KeyMark.tsx';
import { shapeOf, type TooltipContent, type TooltipRow } from './tooltip-content.ts';
import * as styles from './Tooltip.css.ts';
import { writeText } from './write-text.ts';

/** Where a tooltip stands: beside the crosshair, on the side with more room. */
export interface TooltipPlace {
  /** Edges of the crosshair or band, px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Changes a tooltip without rendering it. */
export interface TooltipHandle {
  /** Shows other values beside another place; false, and nothing is changed, when they have other rows or notes. */
  follow(content: TooltipContent, edges: Pick<TooltipPlace, 'left' | 'right'>): boolean;
}

const usualWidth = 286;
/** With a column of earlier values. */
const comparedWidth = 350;
const distance = 18;

function leftOf({ left, right }: Pick<TooltipPlace, 'left' | 'right'>, width: number, box: PlotBox): number {
  const isRoomier = (left + right) / 2 > box.width / 2;
  const edge = isRoomier ? left - distance - width : right + distance;
  return Math.round(Math.min(Math.max(0, edge), Math.max(0, box.width - width)));
}

/** Takes an element into the parts under a name while it is on the page. */
type TakePart = (name: string) => (element: HTMLElement | null) => () => void;

interface RowProps {
  readonly row: TooltipRow;
  readonly order: number;
  readonly isCurrent: boolean;
  readonly part: TakePart;
}

/** Where a note has room: words beside the figure, a count ("24 timmar beräknade") on a line under the name. */
function noteParts({ note, value }: TooltipRow): { readonly beside: ReactNode; readonly under: string } {
  if (note === null) return { beside: null, under: '' };
  if (value === '') return { beside: <span className={styles.context}>{note}</span>, under: '' };
  return note.includes(' ') ? { beside: null, under: `\n${note}` } : { beside: ` ${note}`, under: '' };
}

function Row({ row, order, isCurrent, part }: RowProps) {
  const { beside, under } = noteParts(row);
  return (
    <div
      ref={part(`row ${row.key}`)}
      className={isCurrent ? `${styles.valueRow} ${styles.currentRow}` : styles.valueRow}
      style={{ order }}
    >
      <KeyMark mark={row.mark} />
      <span className={styles.name}>
        {row.label}
        {under}
      </span>
      <span ref={part(`value ${row.key}`)} className={styles.figure}>
        {row.value}
        {beside}
      </span>
      {row.earlier !== null && (
        <span ref={part(`earlier ${row.key}`)} className={`${styles.figure} ${styles.context}`}>
          {row.earlier}
        </span>
      )}
    </div>
  );
}

/** What a tooltip shows. */
export interface TooltipProps {
  readonly ref?: Ref<TooltipHandle>;
  readonly content: TooltipContent;
  readonly place: TooltipPlace;
  readonly box: PlotBox;
}

/** The values at the crosshair, highest first, with their sum last. For the eye only: the time cursor speaks them. */
export function Tooltip({ ref, content, place, box }: TooltipProps) {
  const { sum, currentKey, earlierLabel, rows } = content;
  const parts = useRef(new Map<string, HTMLElement>());
  const part: TakePart = (name) => (element) => {
    if (element) parts.current.set(name, element);
    return () => {
      parts.current.delete(name);
    };
  };
  const usual = earlierLabel === null ? usualWidth : comparedWidth;
  const width = Math.min(box.width, usual * box.textScale);
  const shape = shapeOf(content);
  const transformAt = (edges: Pick<TooltipPlace, 'left' | 'right'>) =>
    `translate(${leftOf(edges, width, box)}px, ${place.top}px)`;
  const at = (name: string) => parts.current.get(name);
  useImperativeHandle(ref, () => ({
    follow(next, edges) {
      if (shapeOf(next) !== shape) return false;
      writeText(at('title'), next.title);
      writeText(at('detail'), next.detail);
      for (const [order, row] of next.rows.entries()) {
        writeText(at(`value ${row.key}`), row.value);
        writeText(at(`earlier ${row.key}`), row.earlier ?? '');
        const element = at(`row ${row.key}`);
        if (element) element.style.order = String(order);
      }
      writeText(at('sum'), next.sum?.value ?? '');
      writeText(at('earlier sum'), next.sum?.earlier ?? '');
      const root = at('root');
      if (root) root.style.transform = transformAt(edges);
      return true;
    },
  }));
  return (
    <div
      ref={part('root')}
      className={styles.tooltip}
      style={{ inlineSize: width, transform: transformAt(place) }}
    >
      <div className={styles.head}>
        <span ref={part('title')} className={styles.title}>
          {content.title}
        </span>
        <span ref={part('detail')} className={styles.detail}>
          {content.detail}
        </span>
      </div>
      {earlierLabel !== null && <div className={`${styles.headRow} ${styles.detail}`}>{earlierLabel}</div>}
      {content.notes?.map((note) => (
        <div key={note} className={styles.noteRow}>
          {note}
        </div>
      ))}
      <div className={styles.rows}>
        {rows.map((row, order) => (
          <Row key={row.key} row={row} order={order} isCurrent={row.key === currentKey} part={part} />
        ))}
      </div>
      {sum && (
        <div className={styles.sumRow}>
          <span className={styles.name}>{sum.label}</span>
          <span ref={part('sum')} className={styles.figure}>
            {sum.value}
          </span>
          {sum.earlier !== null && (
            <span ref={part('earlier sum')} className={`${styles.figure} ${styles.context}`}>
              {sum.earlier}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
