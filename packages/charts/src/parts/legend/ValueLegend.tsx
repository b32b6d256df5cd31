import { placeOf, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { useCursor } from '../cursor-layer/useCursor.ts';
import type { CursorView } from '../cursor-layer/cursor-view.ts';
import type { TooltipRow } from '../tooltip/tooltip-content.ts';
import { Legend, type LegendProps } from './Legend.tsx';
import * as styles from './Legend.css.ts';

/** What the list needs beside the legend's own. */
export interface ValueLegendProps extends Omit<LegendProps, 'layout' | 'values'> {
  readonly store: CursorStore;
  readonly track: CursorTrack;
  readonly view: CursorView;
  readonly unit: string;
}

function Value({ row }: { readonly row: TooltipRow }) {
  return (
    <>
      {row.note !== null && <span className={styles.note}>{row.note} </span>}
      <span className={styles.figures}>
        {row.value}
        {row.earlier !== null && <span className={styles.earlier}>{row.earlier}</span>}
      </span>
    </>
  );
}

/** On phones: the values at the cursor under the chart, in the legend itself, where no finger covers them. */
export function ValueLegend({ store, track, view, unit, ...legend }: ValueLegendProps) {
  const state = useCursor(store);
  const place = placeOf(state, track);
  if (place === null) return <Legend {...legend} layout="list" />;
  const tooltip = view.tooltipAt(place, state);
  const values = new Map(tooltip.rows.map((row) => [row.key, <Value key={row.key} row={row} />]));
  return (
    <>
      <p className={styles.head}>
        <span>
          <span className={styles.headTitle}>{tooltip.title}</span>{' '}
          <span className={styles.headUnit}>{tooltip.detail}</span>
        </span>
        <span className={styles.headUnit}>
          {tooltip.earlierLabel === null ? unit : `${unit} · ${tooltip.earlierLabel}`}
        </span>
      </p>
      <Legend {...legend} layout="list" values={values} />
      {tooltip.sum && (
        <p className={styles.head}>
          <span className={styles.headTitle}>{tooltip.sum.label}</span>
          <span className={styles.headTitle}>{tooltip.sum.value}</span>
        </p>
      )}
    </>
  );
}
