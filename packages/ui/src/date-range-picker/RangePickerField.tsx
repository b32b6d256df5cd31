import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';

import { open as openButton } from '../date-picker/PickerField.css.ts';
import { hasError } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { surface } from '../popover/surface.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { rangePickerMessages } from './messages.ts';
import type { ValueRange } from './range-check.ts';
import { RangeDialog, type RangeDialogContent } from './RangeDialog.tsx';
import { dialog } from './RangeDialog.css.ts';
import { RangeError } from './RangeError.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import * as styles from './RangePickerField.css.ts';
import { problemText } from './range-wording.ts';
import { useRangeDraft } from './use-range-draft.ts';

/** Props of every range picker. */
export interface RangePickerProps {
  /** Accessible name of the range; "Period" by default. */
  readonly label?: string;
  /** Label of the first input; "Från och med" by default. */
  readonly startLabel?: string;
  /** Label of the last input; "Till och med" by default. */
  readonly endLabel?: string;
  /** Help text above the inputs. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. The field's own errors take precedence. */
  readonly errorMessage?: ReactNode;
  /** Name of the first input in a form, which sends its text. */
  readonly startName?: string;
  /** Name of the last input in a form, which sends its text. */
  readonly endName?: string;
  /** Called when both inputs have been emptied; without it an empty input is an error. */
  readonly onClear?: () => void;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
}

export interface RangePickerFieldProps extends RangePickerProps, Omit<RangeDialogContent, 'labels'> {
  readonly value: ValueRange | null;
  readonly onChange: (range: ValueRange) => void;
}

/** Two values that are typed, pasted, or selected in a dialog (opened by a button or Alt and arrow down). */
export function RangePickerField({
  value,
  onChange,
  onClear,
  label,
  startLabel,
  endLabel,
  hint,
  errorMessage,
  startName,
  endName,
  isDisabled = false,
  ...content
}: RangePickerFieldProps): ReactElement {
  const text = useMessages(rangePickerMessages);
  const errorId = useId();
  const hintId = useId();
  const inputs = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { syntax, bounds, wording, width } = content;
  const control = useRangeDraft({ value, syntax, bounds, onChange, onClear });
  const labels = { start: startLabel ?? text('start'), end: endLabel ?? text('end') };
  const ownError = problemText(control, wording);
  const names = {
    ...(startName === undefined ? {} : { start: startName }),
    ...(endName === undefined ? {} : { end: endName }),
  };
  return (
    <Group
      aria-label={label ?? text('label')}
      className={styles.group}
      isDisabled={isDisabled}
      {...(hint === undefined ? {} : { 'aria-describedby': hintId })}
    >
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div ref={inputs}>
        <RangeInputs
          control={control}
          errorId={errorId}
          isDisabled={isDisabled}
          isInvalid={ownError === null && hasError(errorMessage)}
          labels={labels}
          names={names}
          onOpen={() => setOpen(true)}
          open={
            <Button
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              className={openButton}
              isDisabled={isDisabled}
              onPress={() => setOpen(true)}
              slot={null}
            >
              <Icon icon={CalendarDays} />
              {/* Named by text, not by its own label: only the inputs match the labels. */}
              <VisuallyHidden>{wording.open}</VisuallyHidden>
            </Button>
          }
          size="md"
          width={width}
        />
      </div>
      <RangeError id={errorId}>{ownError ?? errorMessage}</RangeError>
      <Popover
        className={surface}
        isOpen={isOpen}
        offset={6}
        onOpenChange={setOpen}
        placement="bottom start"
        triggerRef={inputs}
      >
        <Dialog aria-label={text('dialog')} className={dialog}>
          <RangeDialog
            {...content}
            labels={labels}
            onApply={(range) => {
              control.select(range);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
            value={'range' in control.check ? control.check.range : null}
          />
        </Dialog>
      </Popover>
    </Group>
  );
}
