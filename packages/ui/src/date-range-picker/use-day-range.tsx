import { LaterDayRangeCalendar, useCalendarsSoon } from '../date-picker/later-calendars.tsx';
import type { ValueBounds, ValueProblem } from '../date-picker/typed-value.ts';
import type { LocalDate } from '@vinrod/locale/quantities';
import { parseTypedDate, parseTypedPeriod } from '../format/parse-date.ts';
import { periodDays } from '@vinrod/locale/period';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
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
  useCalendarsSoon();
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
      <LaterDayRangeCalendar
        bounds={bounds}
        months={monthsShown}
        onSelect={(period) => select(period, true)}
        takesFocus={takesFocus}
        today={today}
        value={selected}
      />
    ),
  };
}
