import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import * as styles from './Field.css.ts';
import { fieldMessages } from './messages.ts';

/** Props that every form field has around its control. */
export interface FieldProps {
  /** Label of the field, always visible above it. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  readonly errorMessage?: ReactNode;
  /** Adds "(valfritt)" after the label; required fields are not marked (principles.md, "Forms"). */
  readonly isOptional?: boolean;
  /** A link at the end of the label's row, for example "Glömt lösenordet?". */
  readonly labelAction?: ReactNode;
}

export interface FieldLayoutProps extends FieldProps {
  /** Whether the error stands above the control, where a long one would hide it below. @default false */
  readonly isErrorFirst?: boolean;
  /** The control, named by the label above it. */
  readonly children: ReactNode;
}

/** Whether there is an error message to show. */
export function hasError(errorMessage: ReactNode): boolean {
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== '' && errorMessage !== false;
}

/** Label, hint and error around a control, inside a field of react-aria-components that connects them. */
export function Field({
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  isErrorFirst = false,
  children,
}: FieldLayoutProps): ReactElement {
  const format = useTexts(fieldMessages);
  const error = (
    <FieldError className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon icon={CircleAlert} size="sm" />
      </span>
      <span>{errorMessage}</span>
    </FieldError>
  );
  return (
    <>
      <div className={styles.labelRow}>
        <Label className={styles.label}>
          {label}
          {isOptional ? ' ' : null}
          {isOptional ? <span className={styles.optional}>{format('optional')}</span> : null}
        </Label>
        {labelAction === undefined ? null : <span className={styles.labelAction}>{labelAction}</span>}
      </div>
      {hint === undefined ? null : (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      {isErrorFirst ? error : null}
      {children}
      {isErrorFirst ? null : error}
    </>
  );
}
