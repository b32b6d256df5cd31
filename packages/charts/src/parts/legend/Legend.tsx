import { memo, useId, type KeyboardEvent, type ReactNode } from 'react';

import { chartMessages } from '../../text/messages/chart.ts';
import { useTexts } from '../chart-language/ChartLanguage.tsx';
import { visuallyHidden } from '../../theme/reading.css.ts';
import { KeyMark, type Key } from '../key-mark/KeyMark.tsx';
import * as styles from './Legend.css.ts';
import type { HiddenSeries } from './useHiddenSeries.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** A series in the legend. */
export interface LegendItem {
  readonly key: string;
  readonly label: string;
  readonly mark: Key;
}

/** What a legend shows. */
export interface LegendProps {
  /** In their fixed order; a hidden one keeps its place and colour. */
  readonly items: readonly LegendItem[];
  readonly hidden: HiddenSeries;
  /** Columns under a chart, one line beside its title, or rows with values on phones. */
  readonly layout: 'grid' | 'inline' | 'list';
  /** At the end of each row: the value at the cursor. */
  readonly values?: ReadonlyMap<string, ReactNode>;
  /** Marks that cannot be hidden (estimated values, an earlier period); without `items` there are only these. */
  readonly extra?: readonly LegendItem[];
}

const layouts = { grid: styles.grid, inline: styles.inline, list: styles.list } as const;

/** Buttons that hide and show series: one tab stop, click or Space toggles, double click or Shift+Enter shows only one. */
export const Legend = /* @__PURE__ */ memo(function Legend({
  items,
  hidden,
  layout,
  values,
  extra = [],
}: LegendProps) {
  const text = useTexts(chartMessages);
  const helpId = useId();
  const { tabIndexOf, ...roving } = useRovingFocus(items.length);
  const showOnlyByKey = (event: KeyboardEvent, key: string) => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    hidden.showOnly(key);
  };
  const still = extra.map(({ key, label, mark }) => (
    <span key={key} className={layout === 'list' ? `${styles.still} ${styles.row}` : styles.still}>
      <KeyMark mark={mark} />
      <span className={styles.name}>{label}</span>
      {values?.has(key) && <span className={styles.value}>{values.get(key)}</span>}
    </span>
  ));
  if (items.length === 0) return <div className={layouts[layout]}>{still}</div>;
  const buttonClass = layout === 'list' ? `${styles.button} ${styles.row}` : styles.button;
  return (
    <>
      <div
        role="toolbar"
        aria-label={text('series')}
        aria-describedby={helpId}
        className={layouts[layout]}
        {...roving}
      >
        {items.map(({ key, label, mark }, index) => (
          <button
            key={key}
            type="button"
            className={buttonClass}
            aria-pressed={!hidden.isHidden(key)}
            tabIndex={tabIndexOf(index)}
            onClick={() => hidden.toggle(key)}
            onDoubleClick={() => hidden.showOnly(key)}
            onKeyDown={(event) => showOnlyByKey(event, key)}
          >
            <KeyMark mark={mark} className={hidden.isHidden(key) ? styles.hiddenMark : ''} />
            {label}
            {values && <span className={styles.value}>{values.get(key)}</span>}
          </button>
        ))}
        {still}
      </div>
      <p id={helpId} className={visuallyHidden}>
        {text('legendHelp')}
      </p>
    </>
  );
});
