import type { SiteTreeNode } from '@vinrod/api-client';
import type { LocalDate } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { t } from '#messages';

import { MonthField } from '../frame/MonthField.tsx';
import { SiteChoice } from '../frame/SiteChoice.tsx';
import { quantities, sheetResolutions, type HourQueryParams } from './hour-query-params.ts';
import * as styles from './HourReport.css.ts';

export interface HourFiltersProps {
  readonly state: HourQueryParams;
  readonly today: LocalDate;
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (change: Partial<HourQueryParams>) => void;
  readonly onSitesChange: (selected: ReadonlySet<string>) => void;
}

/** Month, sites, quantity and resolution. */
export function HourFilters({
  state,
  today,
  tree,
  selected,
  onChange,
  onSitesChange,
}: HourFiltersProps): ReactElement {
  return (
    <search className={styles.filters} aria-label={t('analytics.filters')}>
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
    </search>
  );
}
