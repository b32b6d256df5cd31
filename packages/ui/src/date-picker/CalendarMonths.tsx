import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';

import { FIRST_DAY_OF_WEEK } from '@vinrod/locale/sweden';
import { weekdayOf } from '@vinrod/locale/local-date';
import type { LocalDate } from '@vinrod/locale/quantities';
import { isoWeekOf } from '@vinrod/locale/local-week';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './CalendarMonth.css.ts';
import { calendarMessages } from './messages.ts';
import { useDayName } from './use-day-name.ts';

interface CalendarLook {
  /** Today in Sweden, framed and announced as such. */
  readonly today: LocalDate;
  /** Whether one day or a range of days is selected. */
  readonly selects: 'day' | 'range';
}

interface DayProps extends CalendarLook {
  readonly date: CalendarDate;
}

/** A day. Mondays draw their week number beside the row; it is decorative, because the cell's name is its date. */
function Day({ date, today, selects }: DayProps): ReactElement {
  const nameOf = useDayName(today);
  const day = date.toString();
  const isMonday = weekdayOf(day) === FIRST_DAY_OF_WEEK;
  const names = [styles.day, selects === 'day' ? styles.singleDay : styles.rangeDay];
  if (isMonday) names.push(styles.monday);
  if (day === today) names.push(styles.today);
  return (
    <CalendarCell
      className={names.join(' ')}
      date={date}
      render={(attributes, { isSelected }) => (
        <div
          {...attributes}
          aria-label={nameOf(date, isSelected)}
          data-today={day === today ? true : undefined}
        />
      )}
      {...(isMonday ? { style: { counterReset: `week ${isoWeekOf(day).week}` } } : {})}
    >
      {({ formattedDate }) => <span className={styles.number}>{formattedDate}</span>}
    </CalendarCell>
  );
}

interface MonthProps extends CalendarLook {
  /** Months after the first visible one. */
  readonly offset: number;
}

function Month({ offset, ...look }: MonthProps): ReactElement {
  const text = useMessages(calendarMessages);
  return (
    <div className={styles.month}>
      <CalendarHeading className={styles.title} offset={{ months: offset }} />
      <span aria-hidden="true" className={styles.weekMark}>
        {text('week')}
      </span>
      <CalendarGrid className={styles.grid} offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} {...look} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

export interface CalendarMonthsProps extends CalendarLook {
  /** Months side by side; equal to the `visibleDuration` of the surrounding calendar. */
  readonly count: 1 | 2;
}

/** Content of a `Calendar` or `RangeCalendar`: the months with their ISO weeks, and the previous and next buttons. */
export function CalendarMonths({ count, ...look }: CalendarMonthsProps): ReactElement {
  const text = useMessages(calendarMessages);
  return (
    <>
      <div className={styles.head}>
        <Button aria-label={text('previous')} className={styles.turn} slot="previous">
          <Icon icon={ChevronLeft} />
        </Button>
        <Button aria-label={text('next')} className={styles.turn} slot="next">
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <div className={styles.months}>
        <Month offset={0} {...look} />
        {count === 2 ? <Month offset={1} {...look} /> : null}
      </div>
    </>
  );
}
