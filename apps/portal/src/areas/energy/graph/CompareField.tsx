import { Button } from '@vinrod/ui/button';
import { addDays } from '@vinrod/ui/format';
import { PeriodField } from '@vinrod/ui/period-field';
import { GitCompareArrows, Snowflake } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';

import { t } from '#messages';

import { comparedPeriod, latestWinter } from './compared-period.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { comparisons, reach, type Comparison, type GraphState } from './graph-state.ts';

const withLastYear = { compare: 'previous_year', compareWith: undefined, show: 'sum' } as const;

/** Comparisons that one press applies; days of one's own are the free comparison. */
const named = comparisons.filter((comparison) => comparison !== 'free');

/**
 * What the period is compared with. One press compares with last year, or the latest winter with the one before, and sums
 * the sites, which answers most questions; then the field offers the other periods.
 */
export function CompareField({ state, period, today, onChange }: FilterFieldsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  /** What the last press makes of the field. */
  const awaited = useRef<'buttons' | 'field'>(null);
  const compared = comparedPeriod(period, state.compare, state.compareWith);
  const shown = compared === undefined ? 'buttons' : 'field';

  // The pressed button is replaced by the field, and the field by the buttons: the focus follows.
  useEffect(() => {
    if (awaited.current !== shown) return;
    awaited.current = null;
    place.current?.querySelector('button')?.focus();
  }, [shown]);

  function swap(change: Partial<GraphState>): void {
    awaited.current = change.compare === 'none' ? 'buttons' : 'field';
    onChange(change);
  }

  function select(selected: Comparison): void {
    const change = { compare: selected, compareWith: undefined };
    if (selected === 'none') swap(change);
    else onChange(change);
  }

  return (
    <div className={shown === 'field' ? styles.compare : styles.more} ref={place}>
      {compared === undefined ? (
        <>
          <Button icon={GitCompareArrows} onPress={() => swap(withLastYear)}>
            {t('analytics.compare.start')}
          </Button>
          <Button icon={Snowflake} onPress={() => swap({ ...withLastYear, period: latestWinter(today) })}>
            {t('analytics.compare.winters')}
          </Button>
        </>
      ) : (
        <PeriodField
          label={t('analytics.compare')}
          value={compared}
          today={today}
          min={addDays(today, -reach)}
          max={today}
          variant="compared"
          choices={named.map((id) => ({ id, label: t(`analytics.compare.${id}`) }))}
          selected={state.compare === 'free' ? null : state.compare}
          customLabel={t('analytics.compare.free')}
          startLabel={t('analytics.compare.first')}
          endLabel={t('analytics.compare.last')}
          onSelect={select}
          onChange={(days) => onChange({ compare: 'free', compareWith: days })}
        />
      )}
    </div>
  );
}
