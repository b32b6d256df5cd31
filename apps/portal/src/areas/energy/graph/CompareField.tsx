import { Button } from '@vinrod/ui/button';
import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { addDays } from '@vinrod/ui/format';
import { Select } from '@vinrod/ui/select';
import { GitCompareArrows, Snowflake } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { comparedPeriod, latestWinter } from './compared-period.ts';
import * as styles from './FilterBar.css.ts';
import { reach, type FilterFieldsProps } from './FilterFields.tsx';
import { comparisons, type Comparison } from './graph-state.ts';

const withLastYear = { compare: 'previous_year', compareWith: undefined, show: 'sum' } as const;

/**
 * What the period is compared with. One press compares with last year, or the latest winter with the one before, and sums
 * the sites, which answers most questions; then the field offers the other periods.
 */
export function CompareField({ state, period, today, onChange }: FilterFieldsProps): ReactElement {
  /** A free comparison starts with the days of the previous comparison. */
  function compareWith(compare: Comparison): void {
    const days = compare === 'free' ? comparedPeriod(period, state.compare, state.compareWith) : undefined;
    onChange({ compare, compareWith: days });
  }

  if (state.compare === 'none') {
    return (
      <div className={styles.more}>
        <Button icon={GitCompareArrows} onPress={() => onChange(withLastYear)}>
          {t('analytics.compare.start')}
        </Button>
        <Button icon={Snowflake} onPress={() => onChange({ ...withLastYear, period: latestWinter(today) })}>
          {t('analytics.compare.winters')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={styles.compare}>
        <Select
          label={t('analytics.compare')}
          options={comparisons.map((value) => ({ value, label: t(`analytics.compare.${value}`) }))}
          value={state.compare}
          onChange={compareWith}
        />
      </div>
      {state.compareWith === undefined ? null : (
        <fieldset className={styles.compared}>
          <legend className={styles.legend}>{t('analytics.compare.days')}</legend>
          <DateRangePicker
            value={state.compareWith}
            today={today}
            presets={[]}
            min={addDays(today, -reach)}
            max={today}
            onChange={(next) => onChange({ compareWith: next })}
          />
        </fieldset>
      )}
    </>
  );
}
