import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { formatTextTime } from '#language';
import { t } from '#messages/public';
import type { CodeStepState } from '#navigation';

import { codePhase } from './code-phase.ts';
import * as styles from './CodeLife.css.ts';
import { useNow } from './use-now.ts';

export interface CodeLifeProps {
  readonly state: CodeStepState;
  /** A new code was just sent. */
  readonly hasResent: boolean;
  readonly onResend: () => void;
}

/**
 * How long the code works, and a way to get a new one. Warns before the code expires (WCAG 2.2.1); the ticking seconds
 * are not announced.
 */
export function CodeLife({ state, hasResent, onResend }: CodeLifeProps): ReactElement {
  const now = useNow(true);
  const { age, resendInSeconds } = codePhase(state, now);
  const isSent = state.channel === 'message';
  return (
    <div className={styles.life}>
      {isSent ? (
        <div className={styles.resend}>
          {resendInSeconds > 0 ? (
            <Text size="small" tone="muted">
              {t('code.resendIn', { seconds: resendInSeconds })}
            </Text>
          ) : (
            <Button variant="quiet" size="sm" onPress={onResend}>
              {t('code.resend')}
            </Button>
          )}
        </div>
      ) : null}
      {hasResent ? (
        <InlineAlert tone="success" announce="polite">
          {t('code.resent')}
        </InlineAlert>
      ) : null}
      {age === 'expires-soon' || age === 'expired' ? (
        <InlineAlert tone="warning" announce="polite">
          {expiry(age === 'expired')}
        </InlineAlert>
      ) : null}
      {isSent && age === 'fresh' && state.expiresAt !== undefined ? (
        <InlineAlert tone="info">
          {t('code.validUntil', { time: formatTextTime(state.expiresAt) })}
        </InlineAlert>
      ) : null}
    </div>
  );

  function expiry(isOver: boolean): string {
    if (isSent) return t(isOver ? 'code.expired' : 'code.expiresSoon');
    return t(isOver ? 'code.signInExpired' : 'code.signInExpiresSoon');
  }
}
