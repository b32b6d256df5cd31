import type { CalendarDate, DateValue } from '@internationalized/date';
import { useContext } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import type { LocalDate } from '@vinrod/locale/quantities';
import { useMessages } from '../messages/use-messages.ts';
import { calendarMessages } from './messages.ts';

/**
 * The accessible name of a day in a calendar: its full date, and whether it is today, selected, an end of the selected
 * period, or the first or last selectable day. React Aria has such a name of its own, but takes today from the
 * computer's clock and time zone, which cannot be overridden.
 * @param today - the day that is called today
 */
export function useDayName(today: LocalDate): (date: CalendarDate, isSelected: boolean) => string {
  const text = useMessages(calendarMessages);
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { minValue, maxValue } = single ?? range ?? {};
  const formatter = useDateFormatter({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const inFull = (date: DateValue) => formatter.format(date.toDate('UTC'));
  // While a period is being selected, its other end follows the pointer.
  const period = range?.anchorDate === null ? range.value : null;

  return (date, isSelected) => {
    const isDay = (other: DateValue | null | undefined) => other?.toString() === date.toString();
    const parts = [];
    if (date.toString() === today) parts.push(text('today'));
    if (period !== null && (isDay(period.start) || isDay(period.end)))
      parts.push(text('period', { start: inFull(period.start), end: inFull(period.end) }));
    parts.push(isSelected ? text('chosen', { date: inFull(date) }) : inFull(date));
    if (isDay(minValue)) parts.push(text('first'));
    else if (isDay(maxValue)) parts.push(text('last'));
    return parts.join(', ');
  };
}
