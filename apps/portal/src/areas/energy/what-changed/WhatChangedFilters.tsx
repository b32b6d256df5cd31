import type { SiteTreeNode } from '@vinrod/api-client';
import type { LocalDate } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import type { ReactElement } from 'react';

import type { Query } from '#data';

import { MonthField } from '../frame/MonthField.tsx';
import { SiteChoice } from '../frame/SiteChoice.tsx';
import { comparedWith, type WhatChangedQueryParams } from './what-changed-query-params.ts';
import * as styles from './WhatChangedReport.css.ts';
import { t } from './texts.ts';

export interface WhatChangedFiltersProps {
  readonly state: WhatChangedQueryParams;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (change: Partial<WhatChangedQueryParams>) => void;
  readonly onSitesChange: (selected: ReadonlySet<string>) => void;
}

/** Month, what it is compared with, and sites. */
export function WhatChangedFilters({
  state,
  today,
  tree,
  selected,
  onChange,
  onSitesChange,
}: WhatChangedFiltersProps): ReactElement {
  return (
    <search className={styles.filters} aria-label={t('analytics.filters')}>
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
    </search>
  );
}
