import { useId, type ReactElement } from 'react';

import { boundsProblem, type ValueBounds } from '../date-picker/typed-value.ts';
import { formatMonth, monthName } from '@vinrod/locale/date';
import { monthPartsOf } from '@vinrod/locale/local-month';
import type { LocalMonth } from '@vinrod/locale/quantities';
import { useLanguage, useMessages } from '../messages/use-messages.ts';
import { monthCalendarMessages } from './messages.ts';
import * as styles from './MonthCalendar.css.ts';
import { GRID_COLUMNS } from './month-keys.ts';
import type { MonthMark } from './month-mark.ts';
import { monthsOf } from './year-page.ts';

/** Said outright, for tools that take every `td` for a plain cell whatever the table is. */
const gridcell = { role: 'gridcell' } as const;

/** What a year of months shows and tells. */
export interface MonthYearProps {
  readonly year: number;
  /** The month that can be tabbed to. */
  readonly focused: LocalMonth;
  /** The month we are in, framed. */
  readonly current: LocalMonth;
  readonly bounds: ValueBounds;
  readonly markOf: (month: LocalMonth) => MonthMark;
  /** Whether several months can be chosen. */
  readonly isRange: boolean;
  readonly onSelect: (month: LocalMonth) => void;
  /** Called with the month that the pointer or focus comes to. */
  readonly onPoint: (month: LocalMonth) => void;
  readonly onFocus: (month: LocalMonth) => void;
}

/** Twelve months in a grid, each named with its year. */
export function MonthYear({
  year,
  focused,
  current,
  bounds,
  markOf,
  isRange,
  onSelect,
  onPoint,
  onFocus,
}: MonthYearProps): ReactElement {
  const text = useMessages(monthCalendarMessages);
  const language = useLanguage();
  const titleId = useId();
  const months = monthsOf(year);
  const nameOf = (month: LocalMonth, mark: MonthMark): string => {
    const name = formatMonth(month, 'long', language);
    return mark === 'first' || mark === 'last' ? text(mark, { month: name }) : name;
  };
  const cell = (month: LocalMonth): ReactElement => {
    const mark = markOf(month);
    const isDisabled = boundsProblem(month, bounds) !== null;
    return (
      <td
        aria-label={nameOf(month, mark)}
        aria-selected={mark !== 'none'}
        className={`${styles.month} ${styles.mark[mark]}`}
        data-month={month}
        key={month}
        onFocus={() => {
          onFocus(month);
          onPoint(month);
        }}
        {...gridcell}
        {...(month === current ? { 'aria-current': 'date' as const } : {})}
        {...(isDisabled
          ? { 'aria-disabled': true }
          : {
              onClick: () => onSelect(month),
              onPointerEnter: () => onPoint(month),
              tabIndex: month === focused ? 0 : -1,
            })}
      >
        {monthName(monthPartsOf(month).month, 'long', language)}
      </td>
    );
  };
  return (
    <div>
      <div aria-live="polite" className={styles.title} id={titleId}>
        {year}
      </div>
      <table
        aria-labelledby={titleId}
        className={styles.grid}
        role="grid"
        {...(isRange ? { 'aria-multiselectable': true } : {})}
      >
        <tbody>
          {Array.from({ length: months.length / GRID_COLUMNS }, (_row, index) => (
            <tr key={index}>{months.slice(index * GRID_COLUMNS, (index + 1) * GRID_COLUMNS).map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
