import { addMonths, monthOf, type LocalDate, type LocalMonth } from '@vinrod/ui/format';
import { IconButton } from '@vinrod/ui/icon-button';
import { MonthPicker } from '@vinrod/ui/month-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './MonthField.css.ts';

export interface MonthFieldProps {
  readonly month: LocalMonth;
  readonly today: LocalDate;
  readonly onChange: (month: LocalMonth) => void;
}

/** The month of a report, with the months before and after it one press away. */
export function MonthField({ month, today, onChange }: MonthFieldProps): ReactElement {
  const now = monthOf(today);
  return (
    <div className={styles.month}>
      <IconButton
        icon={ChevronLeft}
        variant="secondary"
        label={t('hour.previousMonth')}
        onPress={() => onChange(addMonths(month, -1))}
      />
      <MonthPicker
        label={t('hour.month')}
        value={month}
        max={now}
        today={today}
        onChange={(next) => {
          if (next !== null) onChange(next);
        }}
      />
      <IconButton
        icon={ChevronRight}
        variant="secondary"
        label={t('hour.nextMonth')}
        isDisabled={month >= now}
        onPress={() => onChange(addMonths(month, 1))}
      />
    </div>
  );
}
