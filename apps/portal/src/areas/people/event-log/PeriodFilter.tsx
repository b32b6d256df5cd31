import { DateRangePicker } from '@vinrod/ui/date-range-picker';
import type { Period } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { swedishToday } from '#period';

import * as styles from './PeriodFilter.css.ts';

export interface PeriodFilterProps {
  /** null shows all days. */
  readonly period: Period | null;
  readonly select: (period: Period | null) => void;
}

/** Filters by days; clearing both fields shows all days. */
export function PeriodFilter({ period, select }: PeriodFilterProps): ReactElement {
  const today = swedishToday();
  return (
    <search className={styles.bar} aria-label={t('audit.period')}>
      <DateRangePicker
        value={period}
        today={today}
        max={today}
        presets={[]}
        onChange={select}
        onClear={() => select(null)}
      />
    </search>
  );
}
