import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { addDays, type LocalDate, type Period } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { choiceOf } from '#period';

import { comparedPeriod } from './compared-period.ts';
import { comparisons, shownAs, shownResolution, type Comparison, type GraphState } from './graph-state.ts';
import * as styles from './FilterBar.css.ts';
import { offeredResolutions } from './resolution.ts';

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
const reach = 3_650;

export interface FilterFieldsProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** The days, the resolution and what to compare with. */
export function FilterFields({ state, period, today, onChange }: FilterFieldsProps): ReactElement {
  /** A free comparison starts with the days of the one before it. */
  function compareWith(compare: Comparison): void {
    const before = state.compare === 'none' ? 'previous_year' : state.compare;
    const days = compare === 'free' ? comparedPeriod(period, before, state.compareWith) : undefined;
    onChange({ compare, compareWith: days });
  }

  return (
    <>
      <DateRangePicker
        value={period}
        today={today}
        presets={[]}
        min={addDays(today, -reach)}
        max={today}
        onChange={(next) => onChange({ period: choiceOf(next, today) })}
      />
      <SegmentedControl
        label={t('analytics.resolution')}
        segments={offeredResolutions(period).map((value) => ({
          value,
          label: t(`analytics.resolution.${value}`),
        }))}
        value={shownResolution(state, today)}
        onChange={(resolution) => onChange({ resolution })}
      />
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
      <SegmentedControl
        label={t('analytics.show')}
        segments={shownAs.map((value) => ({ value, label: t(`analytics.show.${value}`) }))}
        value={state.show}
        onChange={(show) => onChange({ show })}
      />
    </>
  );
}
