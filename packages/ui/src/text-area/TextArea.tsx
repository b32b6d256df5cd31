import { useState, type ReactElement, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { textAreaMessages } from './messages.ts';
import * as styles from './TextArea.css.ts';
import { isNearLimit, textLength } from './text-length.ts';

/** Value, events and form attributes are those of react-aria-components. */
export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'ref' | 'maxLength' | 'type'
    > {
  /** Visible lines before it grows. @default 4 */
  readonly rows?: number;
  /** Most characters; more can be typed, but count as an error. */
  readonly maxCharacters?: number;
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /** The native field, to focus it. */
  readonly areaRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. With a limit it counts the remaining characters, and never truncates pasted text. */
export function TextArea({
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  rows = 4,
  maxCharacters,
  placeholder = '',
  areaRef,
  value,
  defaultValue,
  onChange,
  ...props
}: TextAreaProps): ReactElement {
  const format = useMessages(textAreaMessages);
  const [own, setOwn] = useState(defaultValue ?? '');
  const text = value ?? own;
  const length = textLength(text);
  const left = maxCharacters === undefined ? null : maxCharacters - length;
  const counted =
    left === null ? '' : left < 0 ? format('over', { count: -left }) : format('left', { count: left });
  const isOver = left !== null && left < 0;
  const isInvalid = hasError(errorMessage) || isOver;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      value={text}
      onChange={(next) => {
        setOwn(next);
        onChange?.(next);
      }}
      isInvalid={isInvalid}
      className={fieldStyles.field}
    >
      <Field
        {...{ hint, labelAction, isOptional, label }}
        errorMessage={
          hasError(errorMessage) || !isOver ? errorMessage : format('limit', { max: maxCharacters ?? 0 })
        }
      >
        <AriaTextArea
          className={`${fieldStyles.control} ${styles.area}`}
          rows={rows}
          placeholder={placeholder}
          ref={areaRef ?? null}
        />
      </Field>
      {maxCharacters === undefined ? null : (
        <>
          <div className={isOver ? `${styles.counter} ${styles.over}` : styles.counter} aria-hidden="true">
            {counted}
          </div>
          <VisuallyHidden>
            <output>{isNearLimit(length, maxCharacters) ? counted : null}</output>
          </VisuallyHidden>
        </>
      )}
    </AriaTextField>
  );
}
