import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { addDays, type LocalDate, type Period } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { choiceOf } from '#period';

import { comparisons, shownResolution, type GraphState } from './graph-state.ts';
import * as styles from './FilterBar.css.ts';
import { offeredResolutions } from './resolution.ts';

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
const reach = 3_650;

/** Props of {@link FilterFields}. */
export interface FilterFieldsProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** The days, the resolution and what to compare with. */
export function FilterFields({ state, period, today, onChange }: FilterFieldsProps): ReactElement {
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
          onChange={(compare) => onChange({ compare })}
        />
      </div>
    </>
  );
}
