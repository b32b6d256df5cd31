import type { SiteTreeNode } from '@vinrod/api-client';
import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { FilterSheet } from '@vinrod/ui/filter-sheet';
import { addDays, PERIOD_PRESETS } from '@vinrod/ui/format';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { periodPresetLabel, periodText } from '#language/words';
import { t } from '#messages';
import { isDefaultPeriod, type PeriodState } from '#period';

import * as styles from './ReportFilters.css.ts';
import { SiteChoice } from './SiteChoice.tsx';

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
const reach = 3_650;

export interface ReportFiltersProps {
  readonly periodState: PeriodState;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** Whether every site that the user may see is in the report, as it starts. */
  readonly isEverySite: boolean;
  readonly onSitesChange: (selected: ReadonlySet<string>) => void;
  /** Resets the period and the sites. */
  readonly onClear: () => void;
}

/** Period and sites of a report. */
export function ReportFilters({
  periodState: { choice, period, today, select, selectPeriod },
  tree,
  selected,
  isEverySite,
  onSitesChange,
  onClear,
}: ReportFiltersProps): ReactElement {
  return (
    <search className={styles.bar} aria-label={t('analytics.filters')}>
      <FilterSheet
        activeCount={[!isDefaultPeriod(choice), !isEverySite].filter(Boolean).length}
        summary={periodText(choice, period)}
        onClear={onClear}
      >
        <div className={styles.preset}>
          <Select
            label={t('period.label')}
            options={PERIOD_PRESETS.map((preset) => ({ value: preset, label: periodPresetLabel(preset) }))}
            value={'preset' in choice ? choice.preset : 'custom'}
            onChange={(preset) => select(preset === 'custom' ? period : { preset })}
          />
        </div>
        <DateRangePicker
          value={period}
          today={today}
          presets={[]}
          min={addDays(today, -reach)}
          max={today}
          onChange={selectPeriod}
        />
        <div className={styles.sites}>
          <SiteChoice tree={tree} selected={selected} isBeside={false} onChange={onSitesChange} />
        </div>
      </FilterSheet>
    </search>
  );
}
