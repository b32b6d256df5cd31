import { useId, type ReactElement } from 'react';

import { boundsProblem, type ValueBounds } from '../date-picker/typed-value.ts';
import { formatMonth, monthName } from '@vinrod/locale/date';
import { monthPartsOf } from '@vinrod/locale/local-month';
import type { LocalMonth } from '@vinrod/locale/quantities';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { monthCalendarMessages } from './messages.ts';
import * as styles from './MonthCalendar.css.ts';
import { gridColumns } from './month-keys.ts';
import type { MonthMark } from './month-mark.ts';
import { monthsOf } from './year-page.ts';

/** Explicit, for tools that treat every `td` as a plain cell. */
const gridcell = { role: 'gridcell' } as const;

/** Months of a year, with their state and callbacks. */
export interface MonthYearProps {
  readonly year: number;
  /** The month in the tab order. */
  readonly focused: LocalMonth;
  /** The current month, framed. */
  readonly current: LocalMonth;
  readonly bounds: ValueBounds;
  readonly markOf: (month: LocalMonth) => MonthMark;
  /** Whether several months can be selected. */
  readonly isRange: boolean;
  readonly onSelect: (month: LocalMonth) => void;
  /** Called with the month under the pointer or focus. */
  readonly onPoint: (month: LocalMonth) => void;
  readonly onFocus: (month: LocalMonth) => void;
}

/** Twelve months in a grid; each name includes the year. */
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
          {Array.from({ length: months.length / gridColumns }, (_row, index) => (
            <tr key={index}>{months.slice(index * gridColumns, (index + 1) * gridColumns).map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
