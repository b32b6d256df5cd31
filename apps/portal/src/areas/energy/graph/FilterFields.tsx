import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { addDays, type LocalDate, type Period } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { choiceOf } from '#period';

import { shownAs, shownResolution, type GraphState } from './graph-state.ts';
import { offeredResolutions } from './resolution.ts';

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
export const reach = 3_650;

export interface FilterFieldsProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** Days, resolution and how the sites are shown. */
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
      <SegmentedControl
        label={t('analytics.show')}
        segments={shownAs.map((value) => ({ value, label: t(`analytics.show.${value}`) }))}
        value={state.show}
        onChange={(show) => onChange({ show })}
      />
    </>
  );
}
