import { parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { CalendarContext, CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';

import type { LocalDate } from '@vinrod/locale/quantities';

import { CalendarFrame, firstDayOfWeek, gregorianCalendar } from './CalendarFrame.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';
import { focusSelected } from './focus-selected.ts';
import { withinBounds, type ValueBounds } from './typed-value.ts';

export interface DayCalendarProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: LocalDate | null;
  readonly onSelect: (day: LocalDate) => void;
  readonly bounds: ValueBounds;
  readonly today: LocalDate;
}

/** A month in which one day is selected: React Aria's `Calendar`, Gregorian only. It takes the focus. */
export function DayCalendar({ label, value, onSelect, bounds, today }: DayCalendarProps): ReactElement {
  const { locale } = useLocale();
  const props = {
    'aria-label': label,
    defaultFocusedValue: parseDate(withinBounds(value ?? today, bounds)),
    firstDayOfWeek,
    value: value === null ? null : parseDate(value),
    ...(bounds.min === undefined ? {} : { minValue: parseDate(bounds.min) }),
    ...(bounds.max === undefined ? {} : { maxValue: parseDate(bounds.max) }),
  };
  const state = useCalendarState({
    ...props,
    locale,
    createCalendar: gregorianCalendar,
    onChange: (day) => onSelect(day.toString()),
  });
  const aria = useCalendar(props, state);
  return (
    <CalendarContext value={props}>
      <CalendarStateContext value={state}>
        <CalendarFrame aria={aria} onNext={() => state.focusNextPage()} ref={focusSelected}>
          <CalendarMonths selects="day" count={1} today={today} />
        </CalendarFrame>
      </CalendarStateContext>
    </CalendarContext>
  );
}
