import { Fragment, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';

import type { ValueBounds } from '../date-picker/typed-value.ts';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ChoiceList, type RangeChoices } from './ChoiceList.tsx';
import { rangePickerMessages } from './messages.ts';
import { PresetList, type NamedRange } from './PresetList.tsx';
import type { RangeSyntax, ValueRange } from './range-check.ts';
import * as styles from './RangeDialog.css.ts';
import { RangeError } from './RangeError.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import { problemText, type RangeWording } from './range-wording.ts';
import { useRangeDraft, type RangeEndName } from './use-range-draft.ts';

/**
 * Props for the calendar of a range picker. It is remounted when the range changes from elsewhere, and shows the end of
 * the range.
 */
export interface RangeCalendarSlot {
  readonly value: ValueRange | null;
  /** Receives a range; when it is complete, focus moves to "Använd". */
  readonly onChange: (range: ValueRange | null, isComplete: boolean) => void;
  /** Whether to take focus: when the dialog opens. */
  readonly takesFocus: boolean;
}

/** Content of a range picker's dialog. */
export interface RangeDialogContent {
  readonly syntax: RangeSyntax;
  readonly bounds: ValueBounds;
  readonly presets: readonly NamedRange[];
  readonly wording: RangeWording;
  readonly labels: Readonly<Record<RangeEndName, string>>;
  /** Width of a value. */
  readonly width: 'day' | 'month';
  readonly children: (slot: RangeCalendarSlot) => ReactNode;
}

export interface RangeDialogProps extends RangeDialogContent {
  /** The current range when it opens. */
  readonly value: ValueRange | null;
  readonly onApply: (range: ValueRange) => void;
  readonly onCancel: () => void;
  /** Named choices in the place of the presets, which take the focus when the dialog opens. */
  readonly named?: RangeChoices;
}

/** Presets, a calendar and two inputs for the same range. Nothing is applied until "Använd" is pressed. */
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
  named,
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
    else control.finish();
  };
  const writeOwn = () => startInput.current?.focus();
  const isPlain = named === undefined && presets.length === 0;
  return (
    <>
      <div className={isPlain ? styles.body : `${styles.body} ${styles.withPresets}`}>
        {named === undefined ? null : <ChoiceList {...named} onCustom={writeOwn} takesFocus />}
        {named === undefined && presets.length > 0 ? (
          <PresetList onSelect={select} onCustom={writeOwn} presets={presets} value={pending} />
        ) : null}
        <div className={styles.calendar}>
          <Fragment key={revision}>
            {children({
              value: pending,
              onChange: (range, isComplete) => {
                setPending(range);
                if (isComplete) document.getElementById(applyId)?.focus();
              },
              takesFocus: revision === 0 && named === undefined,
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
