import type { SiteTreeNode } from '@vinrod/api-client';
import { FilterSheet } from '@vinrod/ui/filter-sheet';
import type { LocalDate } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { formatMonth } from '#language/words';

import { MonthField } from '../frame/MonthField.tsx';
import { SiteChoice } from '../frame/SiteChoice.tsx';
import { comparedWith, filterCount, type WhatChangedQueryParams } from './what-changed-query-params.ts';
import * as styles from './WhatChangedReport.css.ts';
import { t } from './texts.ts';

export interface WhatChangedFiltersProps {
  readonly state: WhatChangedQueryParams;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (change: Partial<WhatChangedQueryParams>) => void;
  /** Whether every site that the user may see is in the report, as it starts. */
  readonly isEverySite: boolean;
  readonly onSitesChange: (selected: ReadonlySet<string>) => void;
  /** Resets all filters. */
  readonly onClear: () => void;
}

/** Month, what it is compared with, and sites. */
export function WhatChangedFilters({
  state,
  today,
  tree,
  selected,
  onChange,
  isEverySite,
  onSitesChange,
  onClear,
}: WhatChangedFiltersProps): ReactElement {
  return (
    <search className={styles.filters} aria-label={t('analytics.filters')}>
      <FilterSheet
        activeCount={filterCount(state, today) + (isEverySite ? 0 : 1)}
        summary={formatMonth(state.month)}
        onClear={onClear}
      >
        <MonthField month={state.month} today={today} onChange={(month) => onChange({ month })} />
        <SegmentedControl
          label={t('analytics.compare')}
          segments={comparedWith.map((value) => ({ value, label: t(`changes.with.${value}`) }))}
          value={state.compare}
          onChange={(compare) => onChange({ compare })}
        />
        <div className={styles.sites}>
          <SiteChoice tree={tree} selected={selected} isBeside={false} onChange={onSitesChange} />
        </div>
      </FilterSheet>
    </search>
  );
}
