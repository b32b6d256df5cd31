import { parseDate, type CalendarDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
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
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { weekdayOf } from '../format/local-date.ts';
import type { Period } from '../format/period.ts';
import { isoWeekOf } from '../format/week.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { surface } from '../popover/surface.css.ts';
import { button } from './DateRangeField.css.ts';
import { dateRangeFieldMessages } from './messages.ts';
import type { RangeBounds } from './range-check.ts';
import * as styles from './RangeCalendarPopover.css.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';

/** Props of {@link RangeCalendarPopover}. */
export interface RangeCalendarPopoverProps extends RangeBounds {
  /** The period that is in force, or `null` while the inputs hold none. */
  readonly value: Period | null;
  readonly onChange: (period: Period) => void;
  readonly isDisabled: boolean;
}

const MONDAY = 1;

/** Room for two months side by side. */
const WIDE = '(min-width: 640px)';

/** A day. Mondays draw the number of their week beside the row: a drawing, since the cell's name is its date. */
function Day({ date }: { readonly date: CalendarDate }): ReactElement {
  const day = date.toString();
  const isMonday = weekdayOf(day) === MONDAY;
  return (
    <CalendarCell
      className={isMonday ? `${styles.day} ${styles.monday}` : styles.day}
      date={date}
      {...(isMonday ? { style: { counterReset: `week ${isoWeekOf(day).week}` } } : {})}
    >
      {({ formattedDate }) => <span className={styles.number}>{formattedDate}</span>}
    </CalendarCell>
  );
}

function Month({ offset }: { readonly offset: number }): ReactElement {
  const text = useMessages(dateRangeFieldMessages);
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
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

/** Opening the calendar leads straight to its day, so that the arrow keys work at once. */
function focusDay(calendar: HTMLDivElement | null): void {
  calendar?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}

/** A calendar with ISO weeks, Monday first, behind a button. Two presses (or Enter twice) choose a period and close it. */
export function RangeCalendarPopover({
  value,
  onChange,
  min,
  max,
  isDisabled,
}: RangeCalendarPopoverProps): ReactElement {
  const text = useMessages(dateRangeFieldMessages);
  const monthsShown = useMediaQuery(WIDE) ? 2 : 1;
  return (
    <DialogTrigger>
      <Button aria-label={text('openCalendar')} className={button} isDisabled={isDisabled}>
        <Icon icon={CalendarDays} />
      </Button>
      <Popover className={surface} offset={8} placement="bottom end">
        <Dialog aria-label={text('calendar')} className={styles.dialog}>
          {({ close }) => (
            <RangeCalendar
              aria-label={text('calendar')}
              firstDayOfWeek="mon"
              ref={focusDay}
              onChange={({ start, end }) => {
                onChange({ start: start.toString(), end: end.toString() });
                close();
              }}
              selectionAlignment="end"
              value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
              visibleDuration={{ months: monthsShown }}
              {...(value === null ? {} : { defaultFocusedValue: parseDate(value.end) })}
              {...(min === undefined ? {} : { minValue: parseDate(min) })}
              {...(max === undefined ? {} : { maxValue: parseDate(max) })}
            >
              <div className={styles.head}>
                <Button aria-label={text('previous')} className={styles.turn} slot="previous">
                  <Icon icon={ChevronLeft} />
                </Button>
                <Button aria-label={text('next')} className={styles.turn} slot="next">
                  <Icon icon={ChevronRight} />
                </Button>
              </div>
              <div className={styles.months}>
                {monthsShown === 2 ? <Month offset={0} /> : null}
                <Month offset={monthsShown - 1} />
              </div>
            </RangeCalendar>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
