import { CircleAlert } from 'lucide-react';
import { useId, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';

import * as fieldStyles from '../field/Field.css.ts';
import { EN_DASH } from '../format/characters.ts';
import type { LocalDate } from '../format/local-date.ts';
import type { Period } from '../format/period.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './DateRangeField.css.ts';
import { dateRangeFieldMessages } from './messages.ts';
import { checkRange, type DateProblem } from './range-check.ts';
import { RangeCalendarPopover } from './RangeCalendarPopover.tsx';
import { useRangeDraft, type RangeEndName } from './use-range-draft.ts';

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps {
  readonly value: Period;
  /** Called with a period in order: on leaving an input, on Enter, on pasting two dates, or from the calendar. */
  readonly onChange: (period: Period) => void;
  /** First and last day that may be chosen. */
  readonly min?: LocalDate;
  readonly max?: LocalDate;
  /** What the period is for, for screen readers; "Period" by default. */
  readonly label?: string;
  readonly isDisabled?: boolean;
}

const ENDS = ['start', 'end'] as const satisfies readonly RangeEndName[];

/**
 * Two dates, typed or pasted as YYYY-MM-DD (pasting "2026-05-01 – 2026-10-31" fills both) or chosen in a calendar. What is
 * wrong is told when an input is left, in one place below both.
 */
export function DateRangeField({
  value,
  onChange,
  min,
  max,
  label,
  isDisabled = false,
}: DateRangeFieldProps): ReactElement {
  const text = useMessages(dateRangeFieldMessages);
  const errorId = useId();
  const bounds = { min, max };
  const { draft, problems, isReversed, type, pasteRange, leave, choose } = useRangeDraft(
    value,
    bounds,
    onChange,
  );

  const wording = (problem: DateProblem | null): string | null => {
    if (problem === null) return null;
    if (problem === 'too-early') return text('tooEarly', { date: min ?? '' });
    return problem === 'too-late' ? text('tooLate', { date: max ?? '' }) : text('notADate');
  };
  const error = wording(problems.start) ?? wording(problems.end) ?? (isReversed ? text('reversed') : null);
  const check = checkRange(draft, bounds);

  const leaves = (end: RangeEndName) => (event: FocusEvent<HTMLInputElement>) => {
    const stays = event.currentTarget.closest('[role="group"][data-range]')?.contains(event.relatedTarget);
    leave(end, event.currentTarget.value, stays !== true);
  };
  const keys = (end: RangeEndName) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave(end, event.currentTarget.value, true);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (pasteRange(event.clipboardData.getData('text'))) event.preventDefault();
  };

  return (
    <Group aria-label={label ?? text('label')} className={styles.group} data-range="" isDisabled={isDisabled}>
      <div className={styles.inputs}>
        {ENDS.map((end) => {
          const isInvalid = problems[end] !== null || isReversed;
          const isLast = end === 'end';
          return (
            <TextField
              className={isLast ? `${styles.field} ${styles.withButton}` : styles.field}
              isDisabled={isDisabled}
              isInvalid={isInvalid}
              key={end}
              onChange={(typed) => type(end, typed)}
              value={draft[end]}
              {...(isInvalid ? { 'aria-describedby': errorId } : {})}
            >
              <Label className={fieldStyles.label}>{text(end)}</Label>
              <Group
                className={`${fieldStyles.control} ${fieldStyles.controlSize.md} ${styles.control}`}
                isDisabled={isDisabled}
                isInvalid={isInvalid}
                role="presentation"
              >
                <Input
                  autoComplete="off"
                  className={fieldStyles.input}
                  inputMode="numeric"
                  onBlur={leaves(end)}
                  onKeyDown={keys(end)}
                  onPaste={paste}
                  spellCheck={false}
                />
                {isLast ? (
                  <RangeCalendarPopover
                    {...bounds}
                    isDisabled={isDisabled}
                    onChange={choose}
                    value={'period' in check ? check.period : null}
                  />
                ) : null}
              </Group>
            </TextField>
          );
        }).flatMap((field, index) =>
          index === 0
            ? [
                field,
                <span aria-hidden="true" className={styles.dash} key="dash">
                  {EN_DASH}
                </span>,
              ]
            : [field],
        )}
      </div>
      <div aria-live="polite">
        {error === null ? null : (
          <p className={styles.error} id={errorId}>
            <span className={fieldStyles.errorIcon}>
              <Icon icon={CircleAlert} size="sm" />
            </span>
            <span>{error}</span>
          </p>
        )}
      </div>
    </Group>
  );
}
