import { words } from '../../text/words.ts';
import * as styles from './ViewSwitch.css.ts';

/** The two forms of the same values. */
export type ChartView = 'chart' | 'table';

const views = [
  { view: 'chart', label: words.chart, icon: 'M1.5 1.5v12h12M4.5 9.5l3-3.5 2.5 2 3.5-4.5' },
  { view: 'table', label: words.table, icon: 'M1.5 2.5h12v10h-12zM1.5 6h12M6 2.5v10' },
] as const;

/** Switches a chart between picture and table. */
export function ViewSwitch({
  view,
  onChange,
}: {
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}) {
  return (
    <fieldset aria-label={words.viewLabel} className={styles.group}>
      {views.map((one) => (
        <button
          key={one.view}
          type="button"
          className={styles.button}
          aria-pressed={view === one.view}
          onClick={() => onChange(one.view)}
        >
          <svg className={styles.icon} width="15" height="15" viewBox="0 0 15 15" aria-hidden>
            <path d={one.icon} />
          </svg>
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
