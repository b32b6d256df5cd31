import { Fragment, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';

import type { ValueBounds } from '../date-picker/typed-value.ts';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { rangePickerMessages } from './messages.ts';
import { PresetList, type NamedRange } from './PresetList.tsx';
import type { RangeSyntax, ValueRange } from './range-check.ts';
import * as styles from './RangeDialog.css.ts';
import { RangeError } from './RangeError.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import { problemText, type RangeWording } from './range-wording.ts';
import { useRangeDraft, type RangeEndName } from './use-range-draft.ts';

/** What the calendar of a range picker gets. It is rebuilt when the range comes from elsewhere, and shows its end. */
export interface RangeCalendarSlot {
  readonly value: ValueRange | null;
  /** Takes a range; when it is complete, focus goes on to "Använd". */
  readonly onChange: (range: ValueRange | null, isComplete: boolean) => void;
  /** Whether to take focus: when the dialog opens. */
  readonly takesFocus: boolean;
}

/** What a range picker shows in its dialog. */
export interface RangeDialogContent {
  readonly syntax: RangeSyntax;
  readonly bounds: ValueBounds;
  readonly presets: readonly NamedRange[];
  readonly wording: RangeWording;
  readonly labels: Readonly<Record<RangeEndName, string>>;
  /** How wide a value is. */
  readonly width: 'day' | 'month';
  readonly children: (slot: RangeCalendarSlot) => ReactNode;
}

export interface RangeDialogProps extends RangeDialogContent {
  /** The range in force when it opens. */
  readonly value: ValueRange | null;
  readonly onApply: (range: ValueRange) => void;
  readonly onCancel: () => void;
}

/** Quick choices, a calendar and two inputs, all on the same range. Nothing holds until "Använd" is pressed. */
export function RangeDialog({
  value,
  syntax,
  bounds,
  presets,
  wording,
  labels,
  width,
  children,
  onApply,
  onCancel,
}: RangeDialogProps): ReactElement {
  const text = useMessages(rangePickerMessages);
  const errorId = useId();
  const startInput = useRef<HTMLInputElement>(null);
  const applyId = useId();
  const [pending, setPending] = useState(value);
  const [revision, setRevision] = useState(0);
  const select = (range: ValueRange) => {
    setPending(range);
    setRevision((last) => last + 1);
  };
  const control = useRangeDraft({ value: pending, syntax, bounds, onChange: select });
  const apply = () => {
    if ('range' in control.check) onApply(control.check.range);
    else control.tellAll();
  };
  const hasPresets = presets.length > 0;
  return (
    <>
      <div className={hasPresets ? `${styles.body} ${styles.withPresets}` : styles.body}>
        {hasPresets ? (
          <PresetList
            onSelect={select}
            onCustom={() => startInput.current?.focus()}
            presets={presets}
            value={pending}
          />
        ) : null}
        <div className={styles.calendar}>
          <Fragment key={revision}>
            {children({
              value: pending,
              onChange: (range, isComplete) => {
                setPending(range);
                if (isComplete) document.getElementById(applyId)?.focus();
              },
              takesFocus: revision === 0,
            })}
          </Fragment>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.selected}>
          <RangeInputs
            control={control}
            errorId={errorId}
            isDisabled={false}
            labels={labels}
            size="sm"
            startRef={startInput}
            width={width}
          />
          {'range' in control.check ? (
            <span aria-live="polite" className={styles.count}>
              {wording.length(control.check.range)}
            </span>
          ) : null}
        </div>
        <div className={styles.actions}>
          <Button onPress={onCancel} size="sm">
            {text('cancel')}
          </Button>
          <Button onPress={apply} id={applyId} size="sm" variant="primary">
            {text('apply')}
          </Button>
        </div>
        <div className={styles.error}>
          <RangeError id={errorId}>{problemText(control, wording)}</RangeError>
        </div>
      </div>
    </>
  );
}
