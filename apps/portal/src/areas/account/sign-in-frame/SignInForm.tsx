import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';

import { isEnglishErrorText } from '#errors';
import { t } from '#messages/public';
import { EnglishAware } from '#shell/query-state';

import * as styles from './SignInFrame.css.ts';

export interface SignInFormProps {
  readonly children: ReactNode;
  /** Error of the form as a whole; shown above its fields. */
  readonly problem: string | undefined;
  readonly onSubmit: (form: HTMLFormElement) => void;
}

/** Form of the signed-out pages. Validates itself, without the browser's own bubbles. */
export function SignInForm({ children, problem, onSubmit }: SignInFormProps): ReactElement {
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }
  return (
    // By post, so that no script that fails puts a password into an address.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {problem === undefined ? null : (
        <InlineAlert tone="danger">
          {isEnglishErrorText(problem) ? (
            <>
              {t('errors.failedCall')}
              <Text as="div" size="small">
                <EnglishAware>{problem}</EnglishAware>
              </Text>
            </>
          ) : (
            problem
          )}
        </InlineAlert>
      )}
      {children}
    </form>
  );
}
