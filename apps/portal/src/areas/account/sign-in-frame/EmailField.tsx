import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages/public';

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly errorMessage: string | undefined;
}

/** E-mail address of the account, on the signed-out pages. */
export function EmailField(props: EmailFieldProps): ReactElement {
  return (
    <TextField
      {...props}
      label={t('signIn.email')}
      name="email"
      type="email"
      size="lg"
      autoComplete="username"
    />
  );
}
