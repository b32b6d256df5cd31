import { KeyMark } from '../key-mark/KeyMark.tsx';
import type { Readout, ReadoutRow } from './readout.ts';
import * as styles from './Tooltip.css.ts';

/** Where a tooltip stands: beside the crosshair, on the side with more room. */
export interface TooltipPlace {
  /** Position of the crosshair and width of the chart, px. */
  readonly x: number;
  readonly chartWidth: number;
  readonly top: number;
}

const width = 286;
const distance = 18;

function leftOf({ x, chartWidth }: TooltipPlace): number {
  const isRoomier = x > chartWidth / 2;
  const left = isRoomier ? x - distance - width : x + distance;
  return Math.round(Math.min(Math.max(0, left), Math.max(0, chartWidth - width)));
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
  return (
    <div
      className={styles.tooltip}
      style={{ inlineSize: width, transform: `translate(${leftOf(place)}px, ${place.top}px)` }}
    >
      <div className={styles.head}>
        <span className={styles.title}>{readout.title}</span>
        <span className={styles.detail}>{readout.detail}</span>
      </div>
      {earlierLabel !== null && <div className={`${styles.headRow} ${styles.detail}`}>{earlierLabel}</div>}
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
