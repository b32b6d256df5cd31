import { parseDate } from '@internationalized/date';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { RangeCalendarContext, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useLocale } from 'react-aria/I18nProvider';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';

import type { Period } from '@vinrod/locale/period';
import type { LocalDate } from '@vinrod/locale/quantities';

import { CalendarFrame, firstDayOfWeek, gregorianCalendar } from './CalendarFrame.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';
import { focusSelected } from './focus-selected.ts';
import { withinBounds, type ValueBounds } from './typed-value.ts';

export interface DayRangeCalendarProps {
  /** Accessible name. */
  readonly label?: string;
  readonly value: Period | null;
  /** Called when both ends are selected. */
  readonly onSelect: (period: Period) => void;
  readonly bounds: ValueBounds;
  readonly today: LocalDate;
  /** Months side by side. */
  readonly months: 1 | 2;
  readonly takesFocus: boolean;
}

/** Months in which the first and the last day are selected: React Aria's `RangeCalendar`, Gregorian only. */
export function DayRangeCalendar({
  label,
  value,
  onSelect,
  bounds,
  today,
  months,
  takesFocus,
}: DayRangeCalendarProps): ReactElement {
  const { locale } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const focuses = useRef(takesFocus);
  const props = {
    defaultFocusedValue: parseDate(withinBounds(value?.end ?? today, bounds)),
    firstDayOfWeek,
    value: value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) },
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(bounds.min === undefined ? {} : { minValue: parseDate(bounds.min) }),
    ...(bounds.max === undefined ? {} : { maxValue: parseDate(bounds.max) }),
  };
  const state = useRangeCalendarState({
    ...props,
    locale,
    createCalendar: gregorianCalendar,
    onChange: ({ start, end }) => onSelect({ start: start.toString(), end: end.toString() }),
    selectionAlignment: 'start',
    visibleDuration: { months },
  });
  const aria = useRangeCalendar(props, state, element);
  useLayoutEffect(() => {
    if (focuses.current) focusSelected(element.current);
  }, []);
  return (
    <RangeCalendarContext value={props}>
      <RangeCalendarStateContext value={state}>
        <CalendarFrame aria={aria} onNext={() => state.focusNextPage()} ref={element}>
          <CalendarMonths selects="range" count={months} today={today} />
        </CalendarFrame>
      </RangeCalendarStateContext>
    </RangeCalendarContext>
  );
}
