import { KeyMark } from '../key-mark/KeyMark.tsx';
import type { Readout, ReadoutRow } from './readout.ts';
import * as styles from './Tooltip.css.ts';

/** Where a tooltip stands: beside the crosshair, on the side with more room. */
export interface TooltipPlace {
  /** Edges of the crosshair or band, and width of the chart, px. */
  readonly left: number;
  readonly right: number;
  readonly chartWidth: number;
  readonly top: number;
  /** How much larger than usual text is. */
  readonly textScale: number;
}

const usualWidth = 286;
const distance = 18;

function leftOf({ left, right, chartWidth }: TooltipPlace, width: number): number {
  const isRoomier = (left + right) / 2 > chartWidth / 2;
  const edge = isRoomier ? left - distance - width : right + distance;
  return Math.round(Math.min(Math.max(0, edge), Math.max(0, chartWidth - width)));
}

function Row({ row, isCurrent }: { readonly row: ReadoutRow; readonly isCurrent: boolean }) {
  return (
    <div className={isCurrent ? `${styles.valueRow} ${styles.currentRow}` : styles.valueRow}>
      <KeyMark mark={row.mark} />
      <span className={styles.name}>{row.label}</span>
      <span className={styles.figure}>
        {row.value}
        {row.note !== null && <span className={styles.context}> {row.note}</span>}
      </span>
      {row.earlier !== null && <span className={`${styles.figure} ${styles.context}`}>{row.earlier}</span>}
    </div>
  );
}

/** The values at the crosshair, highest first, with their sum last. For the eye only: the time cursor speaks them. */
export function Tooltip({ readout, place }: { readonly readout: Readout; readonly place: TooltipPlace }) {
  const { sum, currentKey, earlierLabel } = readout;
  const width = Math.min(place.chartWidth, usualWidth * place.textScale);
  return (
    <div
      className={styles.tooltip}
      style={{ inlineSize: width, transform: `translate(${leftOf(place, width)}px, ${place.top}px)` }}
    >
      <div className={styles.head}>
        <span className={styles.title}>{readout.title}</span>
        <span className={styles.detail}>{readout.detail}</span>
      </div>
      {earlierLabel !== null && <div className={`${styles.headRow} ${styles.detail}`}>{earlierLabel}</div>}
      {readout.notes?.map((note) => (
        <div key={note} className={styles.noteRow}>
          {note}
        </div>
      ))}
      {readout.rows.map((row) => (
        <Row key={row.key} row={row} isCurrent={row.key === currentKey} />
      ))}
      {sum && (
        <div className={styles.sumRow}>
          <span className={styles.name}>{sum.label}</span>
          <span className={styles.figure}>{sum.value}</span>
          {sum.earlier !== null && (
            <span className={`${styles.figure} ${styles.context}`}>{sum.earlier}</span>
          )}
        </div>
      )}
    </div>
  );
}
