import type { LocalDate, Period } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { shownAs, shownResolution, type GraphState } from './graph-state.ts';
import { offeredResolutions } from './resolution.ts';

export interface FilterFieldsProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
}

/** How the sites are shown, and the resolution. */
export function FilterFields({ state, period, today, onChange }: FilterFieldsProps): ReactElement {
  return (
    <>
      <SegmentedControl
        label={t('analytics.show')}
        segments={shownAs.map((value) => ({ value, label: t(`analytics.show.${value}`) }))}
        value={state.show}
        onChange={(show) => onChange({ show })}
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
    </>
  );
}
