import { FilterSheet } from '@vinrod/ui/filter-sheet';
import { PERIOD_PRESETS, type LocalDate, type Period } from '@vinrod/ui/format';
import { Select } from '@vinrod/ui/select';
import type { ReactElement, ReactNode } from 'react';

import { periodPresetLabel, periodText } from '#language/words';
import { t } from '#messages';

import { CompareField } from './CompareField.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { filterCount, withoutFilters, type GraphState } from './graph-state.ts';

export interface FilterBarProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
  /** Opens the site selection where the tree is not beside the graph. */
  readonly siteChoice: ReactNode;
}

/** Period, comparison and the rest on one line; in a sheet on phones. */
export function FilterBar({ state, period, today, onChange, siteChoice }: FilterBarProps): ReactElement {
  return (
    <search className={styles.bar} aria-label={t('analytics.filters')}>
      <FilterSheet
        activeCount={filterCount(state)}
        summary={periodText(state.period, period)}
        onClear={() => onChange(withoutFilters)}
      >
        <div className={styles.period}>
          <Select
            label={t('period.label')}
            options={PERIOD_PRESETS.map((preset) => ({ value: preset, label: periodPresetLabel(preset) }))}
            value={'preset' in state.period ? state.period.preset : 'custom'}
            onChange={(selected) =>
              onChange({ period: selected === 'custom' ? period : { preset: selected } })
            }
          />
        </div>
        <FilterFields state={state} period={period} today={today} onChange={onChange} />
        <CompareField state={state} period={period} today={today} onChange={onChange} />
        {siteChoice === null ? null : <div className={styles.sites}>{siteChoice}</div>}
      </FilterSheet>
    </search>
  );
}
