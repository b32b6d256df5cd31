import type { SiteTreeNode } from '@vinrod/api-client';
import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import { addDays, PERIOD_PRESETS } from '@vinrod/ui/format';
import { Select } from '@vinrod/ui/select';
import type { ReactElement, ReactNode } from 'react';

import type { Query } from '#data';
import { periodPresetLabel } from '#language/words';
import { t } from '#messages';
import type { PeriodState } from '#period';

import * as styles from './ReportFilters.css.ts';
import { SiteChoice } from './SiteChoice.tsx';

/** How far back the fields reach, in days: ten years, the longest period an address can hold. */
const reach = 3_650;

/** Props of {@link ReportFilters}. */
export interface ReportFiltersProps {
  readonly periodState: PeriodState;
  readonly tree: Query<SiteTreeNode[]>;
  readonly chosen: ReadonlySet<string>;
  readonly onSitesChange: (chosen: ReadonlySet<string>) => void;
  /** Further filters of the report. */
  readonly children?: ReactNode;
}

/** What a report is about: its period and its sites. */
export function ReportFilters({
  periodState: { choice, period, today, choose, choosePeriod },
  tree,
  chosen,
  onSitesChange,
  children,
}: ReportFiltersProps): ReactElement {
  return (
    <search className={styles.bar} aria-label={t('analytics.filters')}>
      <div className={styles.preset}>
        <Select
          label={t('period.label')}
          options={PERIOD_PRESETS.map((preset) => ({ value: preset, label: periodPresetLabel(preset) }))}
          value={'preset' in choice ? choice.preset : 'custom'}
          onChange={(preset) => choose(preset === 'custom' ? period : { preset })}
        />
      </div>
      <DateRangePicker
        value={period}
        today={today}
        presets={[]}
        min={addDays(today, -reach)}
        max={today}
        onChange={choosePeriod}
      />
      <div className={styles.sites}>
        <SiteChoice tree={tree} chosen={chosen} isBeside={false} onChange={onSitesChange} />
      </div>
      {children}
    </search>
  );
}
