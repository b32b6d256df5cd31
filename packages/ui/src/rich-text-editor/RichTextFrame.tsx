import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import type { FieldAria } from 'react-aria/useField';

import { Field, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { frame } from './RichTextEditor.css.ts';

export interface RichTextFrameProps extends FieldProps {
  /** Ids that tie label, hint and error to the text. */
  readonly aria: FieldAria;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** Called when the label is pressed. */
  readonly onLabelPress: () => void;
  /** Called when focus leaves the whole field. */
  readonly onLeave: () => void;
  /** Toolbar and text. */
  readonly children: ReactNode;
  /** Content below the error: the counter. */
  readonly after: ReactNode;
}

const isWrong: ValidityState = {
  badInput: false,
  customError: true,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: false,
  valueMissing: false,
};

/** Label, hint, box and error of the editor: like other fields, though its control is not an input. */
export function RichTextFrame({
  aria,
  isInvalid,
  isDisabled,
  onLabelPress,
  onLeave,
  children,
  after,
  ...field
}: RichTextFrameProps): ReactElement {
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <LabelContext value={{ ...aria.labelProps, elementType: 'span', onClick: onLabelPress }}>
      <TextContext
        value={{ slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }}
      >
        <FieldErrorContext value={{ isInvalid, validationErrors: [], validationDetails: isWrong }}>
          <div className={fieldStyles.field}>
            <Field {...field}>
              <div
                className={frame}
                data-disabled={isDisabled || undefined}
                data-invalid={isInvalid || undefined}
                onBlur={leave}
              >
                {children}
              </div>
            </Field>
            {after}
          </div>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}
