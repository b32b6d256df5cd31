import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Fingerprint } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useSubmission } from '#forms';
import { safeReturnPath } from '#navigation';
import { useClient } from '#session';

import { t } from '../sign-in/texts.ts';
import { signInWithPasskey, type DeviceRefusal } from './ask-device.ts';

export interface PasskeyButtonProps {
  /** Token of the password step, when the passkey stands in for the code. */
  readonly login?: string;
}

/** Signs in with a passkey, and goes on to where the user was going. */
export function PasskeyButton({ login }: PasskeyButtonProps): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<DeviceRefusal>();
  const { isPending, errors, send } = useSubmission([]);

  function signIn(): void {
    setRefusal(undefined);
    const target = safeReturnPath(globalThis.location.search);
    void send(async () => {
      const answer = await signInWithPasskey(client, login);
      if ('refusal' in answer) setRefusal(answer.refusal);
      else navigate(target, { replace: true });
    });
  }

  return (
    <>
      {errors.problem === undefined && refusal === undefined ? null : (
        <InlineAlert tone="danger">{errors.problem ?? t('otherWays.noPasskey')}</InlineAlert>
      )}
      <Button size="lg" isFullWidth icon={Fingerprint} isPending={isPending} onPress={signIn}>
        {login === undefined ? t('otherWays.withPasskey') : t('otherWays.passkeyInstead')}
      </Button>
    </>
  );
}
