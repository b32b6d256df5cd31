import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { passwordFieldMessages } from './messages.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'unit' | 'endAction' | 'inputRef' | 'autoComplete'
> {
  /** Whether a password manager fills in the current password or suggests a new one. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password that can be shown while typing. It is hidden again when its form is submitted, so that the browser
 * recognises a password and the next person at the screen cannot read it.
 */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps): ReactElement {
  const format = useTexts(passwordFieldMessages);
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      inputRef={input}
      endAction={
        <Button
          slot={null}
          className={styles.toggle}
          isDisabled={props.isDisabled ?? false}
          onPress={() => setVisible(!isVisible)}
        >
          <Icon icon={isVisible ? EyeOff : Eye} />
          <span aria-hidden="true">{isVisible ? format('hide') : format('show')}</span>
          {/* Named by text, not by its own label: only the field matches the label "Lösenord". */}
          <VisuallyHidden>{isVisible ? format('hidePassword') : format('showPassword')}</VisuallyHidden>
        </Button>
      }
    />
  );
}
