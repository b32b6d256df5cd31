import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

import { EN_DASH } from '@vinrod/locale/characters';
import type { Period } from '@vinrod/locale/period';
import type { LocalDate } from '@vinrod/locale/quantities';
import { rangePickerMessages } from '../date-range-picker/messages.ts';
import { RangeDialog } from '../date-range-picker/RangeDialog.tsx';
import { dialog } from '../date-range-picker/RangeDialog.css.ts';
import { useDayRange } from '../date-range-picker/use-day-range.tsx';
import { useToday } from '../date-picker/use-today.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './PeriodField.css.ts';

/** A named choice of a {@link PeriodField}. */
export interface PeriodFieldChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface PeriodFieldProps<Id extends string> {
  /** Label of the field, also in its name. */
  readonly label: string;
  /** The days, inclusive; they stand on the button. */
  readonly value: Period;
  /** Named choices, each applied by one press. */
  readonly choices: readonly PeriodFieldChoice<Id>[];
  /** The choice that the days come from; `null` for days of one's own. */
  readonly selected: NoInfer<Id> | null;
  /** Called with the quick choice that was taken. */
  readonly onSelect: (choice: Id) => void;
  /** Called with an ordered period of one's own, by "Använd". */
  readonly onChange: (period: Period) => void;
  /** Name of the days of one's own, last among the choices; "Eget intervall" by default. */
  readonly customLabel?: string;
  /** Label of the first day; "Från och med" by default. */
  readonly startLabel?: string;
  /** Label of the last day; "Till och med" by default. */
  readonly endLabel?: string;
  /** First selectable day. */
  readonly min?: LocalDate;
  /** Last selectable day. */
  readonly max?: LocalDate;
  /** Today in Sweden, framed in the calendar and used to read "1 maj"; by default from the clock. */
  readonly today?: LocalDate;
  /** `compared` marks the field with the colour of compared values in the charts. @default 'selected' */
  readonly variant?: 'selected' | 'compared';
}

/** Room for the choices and two months side by side. */
const wide = '(min-width: 840px)';

/**
 * A period in the width of one field: a button with its days, which opens the named choices beside the days of one's
 * own. A named choice applies at once and closes; days apply with "Använd".
 */
export function PeriodField<Id extends string>({
  label,
  value,
  choices,
  selected,
  onSelect,
  onChange,
  customLabel,
  startLabel,
  endLabel,
  min,
  max,
  today: givenToday,
  variant = 'selected',
}: PeriodFieldProps<Id>): ReactElement {
  const text = useMessages(rangePickerMessages);
  const today = useToday(givenToday);
  const days = useDayRange(today, { min, max }, wide);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const valueId = useId();
  const choiceId = useId();
  const choiceLabel = choices.find(({ id }) => id === selected)?.label;
  const close = () => setOpen(false);
  const select = (id: string) => {
    close();
    const choice = choices.find((candidate) => candidate.id === id);
    if (choice !== undefined && choice.id !== selected) onSelect(choice.id);
  };
  return (
    <div className={fieldStyles.field}>
      <div className={styles.labels}>
        <span className={fieldStyles.label} id={labelId}>
          {label}
        </span>
        {choiceLabel === undefined ? null : (
          <span className={styles.choice} id={choiceId}>
            {choiceLabel}
          </span>
        )}
      </div>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} ${valueId}`}
        className={[
          fieldStyles.control,
          fieldStyles.controlSize.md,
          styles.trigger,
          styles.mark[variant],
        ].join(' ')}
        onPress={() => setOpen(true)}
        ref={trigger}
        {...(choiceLabel === undefined ? {} : { 'aria-describedby': choiceId })}
      >
        {variant === 'selected' ? (
          <span className={fieldStyles.adornment}>
            <Icon icon={CalendarDays} />
          </span>
        ) : null}
        <span className={styles.days} id={valueId}>{`${value.start} ${EN_DASH} ${value.end}`}</span>
        <span className={fieldStyles.adornment}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </Button>
      <Popover
        className={surface}
        isOpen={isOpen}
        offset={6}
        onOpenChange={setOpen}
        placement="bottom start"
        triggerRef={trigger}
      >
        <Dialog aria-labelledby={labelId} className={dialog}>
          <RangeDialog
            {...days}
            named={{ choices, selectedId: selected, onSelect: select, customLabel }}
            labels={{ start: startLabel ?? text('start'), end: endLabel ?? text('end') }}
            onApply={(period) => {
              close();
              onChange(period);
            }}
            onCancel={close}
            presets={[]}
            value={value}
          />
        </Dialog>
      </Popover>
    </div>
  );
}
