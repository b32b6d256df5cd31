import { memo, type ReactElement } from 'react';

import { monthName } from '@vinrod/locale/date';
import { useLanguage } from '../messages/message-settings.ts';
import type { RulerMonth } from './ruler-scale.ts';
import * as styles from './PeriodRuler.css.ts';

export interface RulerMonthsProps {
  readonly months: readonly RulerMonth[];
  /** Index of the first and last month of the period. */
  readonly firstSelected: number;
  readonly lastSelected: number;
}

/** The first month of each quarter keeps its name where space is short. */
const keepsName = (number: number) => number % 3 === 1;

/** The two-digit year would overlap the next one when January follows within three months. */
const isCramped = (index: number, { number }: RulerMonth) => index === 0 && number > 9;

/** Ticks, years and month names. Decorative: the handles have the same in words. */
export const RulerMonths = memo(function RulerMonths({
  months,
  firstSelected,
  lastSelected,
}: RulerMonthsProps): ReactElement {
  const language = useLanguage();
  return (
    <div aria-hidden="true">
      {months.map((month, index) => {
        const isSelected = index >= firstSelected && index <= lastSelected;
        const names = [styles.name, keepsName(month.number) ? styles.roomy : styles.sparse];
        if (isSelected) names.push(styles.selected);
        return (
          <div
            className={month.startsYear ? `${styles.month} ${styles.yearStart}` : styles.month}
            key={month.month}
            style={{
              insetInlineStart: `${(index / months.length) * 100}%`,
              inlineSize: `${100 / months.length}%`,
            }}
          >
            {month.startsYear ? (
              <span
                className={isCramped(index, month) ? `${styles.year} ${styles.crampedYear}` : styles.year}
              >
                {month.year}
              </span>
            ) : null}
            <span className={names.join(' ')}>{monthName(month.number, 'axis', language)}</span>
          </div>
        );
      })}
    </div>
  );
});
