import { parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { CalendarMonths } from '../date-picker/CalendarMonths.tsx';
import { focusSelected } from '../date-picker/focus-selected.ts';
import { withinBounds, type ValueBounds, type ValueProblem } from '../date-picker/typed-value.ts';
import type { LocalDate } from '@vinrod/locale/quantities';
import { parseTypedDate, parseTypedPeriod } from '../format/parse-date.ts';
import { periodDays } from '@vinrod/locale/period';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useLanguage, useMessages } from '../messages/use-messages.ts';
import { dateRangePickerMessages } from './messages.ts';
import type { RangeDialogContent } from './RangeDialog.tsx';

/** What days are written and selected with, in every dialog with a range of days. */
export type DayRange = Omit<RangeDialogContent, 'presets' | 'labels'>;

/**
 * Texts, reading and calendar of a range of days.
 *
 * @param wide - Media query from which two months have room.
 */
export function useDayRange(today: LocalDate, { min, max }: ValueBounds, wide: string): DayRange {
  const text = useMessages(dateRangePickerMessages);
  const language = useLanguage();
  const monthsShown = useMediaQuery(wide) ? 2 : 1;
  const bounds = { min, max };
  const describe = (problem: ValueProblem): string => {
    if (problem === 'too-early') return text('tooEarly', { date: min ?? '' });
    return problem === 'too-late' ? text('tooLate', { date: max ?? '' }) : text('unreadable');
  };
  return {
    bounds,
    syntax: {
      read: (typed) => parseTypedDate(typed, today, language),
      readRange: (typed) => parseTypedPeriod(typed, today, language),
      write: String,
    },
    width: 'day',
    wording: {
      open: text('open'),
      describe,
      reversed: text('reversed'),
      length: (range) => text('days', { count: periodDays(range) }),
    },
    children: ({ value: selected, onChange: select, takesFocus }) => (
      <RangeCalendar
        defaultFocusedValue={parseDate(withinBounds(selected?.end ?? today, bounds))}
        firstDayOfWeek="mon"
        onChange={({ start, end }) => select({ start: start.toString(), end: end.toString() }, true)}
        ref={takesFocus ? focusSelected : null}
        selectionAlignment="start"
        value={selected === null ? null : { start: parseDate(selected.start), end: parseDate(selected.end) }}
        visibleDuration={{ months: monthsShown }}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      >
        <CalendarMonths selects="range" count={monthsShown} today={today} />
      </RangeCalendar>
    ),
  };
}
