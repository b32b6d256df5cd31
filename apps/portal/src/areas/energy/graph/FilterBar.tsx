import { FilterSheet } from '@vinrod/ui/filter-sheet';
import { addDays, type LocalDate, type Period } from '@vinrod/ui/format';
import { PeriodField } from '@vinrod/ui/period-field';
import type { ReactElement, ReactNode } from 'react';

import { periodPresetLabel, periodText } from '#language/words';
import { t } from '#messages';
import { choiceOf, quickPeriods } from '#period';

import { CompareField } from './CompareField.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { filterCount, reach, withoutFilters, type GraphState } from './graph-state.ts';

export interface FilterBarProps {
  readonly state: GraphState;
  /** The days of the state's period. */
  readonly period: Period;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<GraphState>) => void;
  /** Opens the site selection where the tree is not beside the graph. */
  readonly siteChoice: ReactNode;
}

/** Period, comparison and the rest on one line (mockup 22); in a sheet on phones. */
export function FilterBar({ state, period, today, onChange, siteChoice }: FilterBarProps): ReactElement {
  return (
    <search className={styles.bar} aria-label={t('analytics.filters')}>
      <FilterSheet
        activeCount={filterCount(state)}
        summary={periodText(state.period, period)}
        onClear={() => onChange(withoutFilters)}
      >
        <div className={styles.period}>
          <PeriodField
            label={t('period.label')}
            value={period}
            today={today}
            min={addDays(today, -reach)}
            max={today}
            choices={quickPeriods.map((id) => ({ id, label: periodPresetLabel(id) }))}
            selected={'preset' in state.period ? state.period.preset : null}
            onSelect={(preset) => onChange({ period: { preset } })}
            onChange={(next) => onChange({ period: choiceOf(next, today) })}
          />
        </div>
        <CompareField state={state} period={period} today={today} onChange={onChange} />
        <FilterFields state={state} period={period} today={today} onChange={onChange} />
        {siteChoice === null ? null : <div className={styles.sites}>{siteChoice}</div>}
      </FilterSheet>
    </search>
  );
}
