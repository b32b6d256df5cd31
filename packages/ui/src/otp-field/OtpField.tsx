import { useLayoutEffect, useRef, useState, type ClipboardEvent, type ReactElement } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { editOtp, pasteOtp, type OtpEdit } from './otp-digits.ts';
import { OtpCells, type OtpSelection } from './OtpCells.tsx';
import * as styles from './OtpField.css.ts';

export interface OtpFieldProps
  extends
    FieldProps,
    Pick<AriaTextFieldProps, 'name' | 'isDisabled' | 'autoFocus' | 'onBlur' | 'onFocus' | 'id'> {
  /** The digits typed so far. */
  readonly value: string;
  /** Called with the digits so far. */
  readonly onChange: (digits: string) => void;
  /** Called once each time the last digit completes the code, by typing, paste or autofill. */
  readonly onComplete?: (digits: string) => void;
  /** Digits of a complete code. @default 6 */
  readonly length?: number;
}

/**
 * A one-time code. One real input, drawn as cells: paste, autofill from the phone's messages, and every key work as in
 * any text field, and assistive technology finds one field, not six.
 */
export function OtpField({
  value,
  onChange,
  onComplete,
  length = 6,
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  ...props
}: OtpFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<OtpSelection>();
  const wantedCaret = useRef<number>(undefined);

  const readSelection = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    setSelection({ start: selectionStart ?? value.length, end: selectionEnd ?? value.length });
  };

  const apply = (edit: OtpEdit) => {
    wantedCaret.current = edit.caret;
    setSelection({ start: edit.caret, end: edit.caret });
    if (edit.digits === value) return;
    onChange(edit.digits);
    if (edit.digits.length === length) onComplete?.(edit.digits);
  };

  // React puts the caret last when the value differs from the browser's own text.
  useLayoutEffect(() => {
    if (wantedCaret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = undefined;
  });

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const range = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    apply(pasteOtp(value, range, event.clipboardData.getData('text'), length));
  };

  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      value={value}
      onChange={(text) => apply(editOtp(text, input.current?.selectionStart ?? text.length, length))}
      isInvalid={hasError(errorMessage)}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="done"
      className={fieldStyles.field}
    >
      <Field {...{ label, hint, errorMessage, labelAction, isOptional }}>
        <div className={styles.frame}>
          <OtpCells digits={value} length={length} selection={selection} />
          <Input
            ref={input}
            className={styles.input}
            pattern="[0-9]*"
            onPaste={paste}
            onSelect={readSelection}
            onFocus={readSelection}
            onBlur={() => setSelection(undefined)}
          />
        </div>
      </Field>
    </AriaTextField>
  );
}
