import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';

import { hasError } from '../field/Field.tsx';
import * as choiceControl from '../field/choice-control.css.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';
import { CheckboxBox } from './CheckboxBox.tsx';

/** Value and events are those of react-aria-components. */
export interface CheckboxProps extends Omit<
  AriaCheckboxFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid'
> {
  /** Label beside the box; without it pass `aria-label`. */
  readonly children?: ReactNode;
  /** What a tick means, beside the box. */
  readonly description?: ReactNode;
  /** What is wrong and what to do; marks the checkbox as invalid. */
  readonly errorMessage?: ReactNode;
}

/** A checkbox: selected, not selected, or partly selected (`isIndeterminate`). */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps): ReactElement {
  return (
    <CheckboxField
      {...props}
      validationBehavior="aria"
      isInvalid={hasError(errorMessage)}
      className={choiceControl.choice}
    >
      <CheckboxButton className={choiceControl.target}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckboxBox isSelected={isSelected} isIndeterminate={isIndeterminate} />
            {children}
          </>
        )}
      </CheckboxButton>
      {description === undefined ? null : (
        <Text slot="description" className={choiceControl.description}>
          {description}
        </Text>
      )}
      <FieldError className={`${fieldStyles.error} ${styles.error}`}>
        <span className={fieldStyles.errorIcon}>
          <Icon icon={CircleAlert} size="sm" />
        </span>
        <span>{errorMessage}</span>
      </FieldError>
    </CheckboxField>
  );
}
