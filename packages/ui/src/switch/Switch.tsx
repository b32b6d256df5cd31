import type { ReactElement, ReactNode } from 'react';
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';

import * as choiceControl from '../field/choice-control.css.ts';
import * as styles from './Switch.css.ts';

/** Value and events are those of react-aria-components. */
export interface SwitchProps extends Omit<
  AriaSwitchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior'
> {
  /** The setting; the same text in both states ("Mejla när rapporten är klar"). */
  readonly children: ReactNode;
  /** What is on or off, beside the switch. */
  readonly description?: ReactNode;
}

/** A setting that takes effect at once. In a form with a save button use a `Checkbox`. */
export function Switch({ children, description, ...props }: SwitchProps): ReactElement {
  return (
    <SwitchField {...props} className={styles.choice}>
      <SwitchButton className={choiceControl.target}>
        <span className={styles.track} aria-hidden="true" />
        {children}
      </SwitchButton>
      {description === undefined ? null : (
        <Text slot="description" className={choiceControl.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
