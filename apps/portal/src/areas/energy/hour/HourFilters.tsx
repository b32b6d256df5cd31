import type { SiteTreeNode } from '@vinrod/api-client';
import { FilterSheet } from '@vinrod/ui/filter-sheet';
import type { LocalDate } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { formatMonth } from '#language/words';
import { t } from '#messages';

import { MonthField } from '../frame/MonthField.tsx';
import { SiteChoice } from '../frame/SiteChoice.tsx';
import { filterCount, quantities, sheetResolutions, type HourQueryParams } from './hour-query-params.ts';
import * as styles from './HourReport.css.ts';

export interface HourFiltersProps {
  readonly state: HourQueryParams;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (change: Partial<HourQueryParams>) => void;
  /** Whether every site that the user may see is in the report, as it starts. */
  readonly isEverySite: boolean;
  readonly onSitesChange: (selected: ReadonlySet<string>) => void;
  /** Resets all filters. */
  readonly onClear: () => void;
}

/** Month, sites, quantity and resolution. */
export function HourFilters({
  state,
  today,
  tree,
  selected,
  onChange,
  isEverySite,
  onSitesChange,
  onClear,
}: HourFiltersProps): ReactElement {
  return (
    <search className={styles.filters} aria-label={t('analytics.filters')}>
      <FilterSheet
        activeCount={filterCount(state, today) + (isEverySite ? 0 : 1)}
        summary={formatMonth(state.month)}
        onClear={onClear}
      >
        <MonthField month={state.month} today={today} onChange={(month) => onChange({ month })} />
        <div className={styles.sites}>
          <SiteChoice tree={tree} selected={selected} isBeside={false} onChange={onSitesChange} />
        </div>
        <div className={styles.quantity}>
          <Select
            label={t('hour.quantity')}
            options={quantities.map((value) => ({ value, label: t(`hour.quantity.${value}`) }))}
            value={state.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
        <SegmentedControl
          label={t('analytics.resolution')}
          segments={sheetResolutions.map((value) => ({ value, label: t(`analytics.resolution.${value}`) }))}
          value={state.resolution}
          onChange={(resolution) => onChange({ resolution })}
        />
      </FilterSheet>
    </search>
  );
}
