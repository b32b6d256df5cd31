import { GregorianCalendar, type Calendar } from '@internationalized/date';
import type { ReactElement, ReactNode, Ref } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { CalendarAria } from 'react-aria/useCalendar';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

/** Swedish weeks in both languages. */
export const firstDayOfWeek = 'mon' as const;

/**
 * The only calendar of the kit, whose languages have no other. React Aria's own components bring those of every
 * language along: 4 kB.
 */
export function gregorianCalendar(): Calendar {
  return new GregorianCalendar();
}

export interface CalendarFrameProps {
  /** What React Aria gives the elements of the calendar. */
  readonly aria: CalendarAria;
  /** The months. */
  readonly children: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
  /** Shows the months after the visible ones. */
  readonly onNext: () => void;
}

/**
 * The elements around the months, as React Aria's own calendars draw them: a heading for those who go from heading to
 * heading, and after the days a button to the next month for those who swipe through them with a screen reader.
 */
export function CalendarFrame({ aria, children, ref, onNext }: CalendarFrameProps): ReactElement {
  const { calendarProps, prevButtonProps, nextButtonProps } = aria;
  return (
    <div {...calendarProps} ref={ref}>
      <VisuallyHidden>
        <h2>{calendarProps['aria-label']}</h2>
      </VisuallyHidden>
      <ButtonContext value={{ slots: { previous: prevButtonProps, next: nextButtonProps } }}>
        {children}
      </ButtonContext>
      <VisuallyHidden>
        <button
          aria-label={nextButtonProps['aria-label']}
          disabled={nextButtonProps.isDisabled}
          onClick={onNext}
          tabIndex={-1}
          type="button"
        />
      </VisuallyHidden>
    </div>
  );
}
