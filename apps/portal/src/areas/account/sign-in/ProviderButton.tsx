import { Button } from '@vinrod/ui/button';
import { KeyRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import type { SignInProvider } from '#config';
import { safeReturnPath } from '#navigation';

import { t } from './texts.ts';

export interface ProviderButtonProps extends Pick<SignInProvider, 'name' | 'start'> {
  /** Token of an invitation, which is taken there in place of a first password. */
  readonly invitation?: string;
}

/** Goes to a provider, which sends the browser back to the sign-in page. */
export function ProviderButton({ name, start, invitation }: ProviderButtonProps): ReactElement {
  const [isLeaving, setLeaving] = useState(false);

  function leave(): void {
    setLeaving(true);
    const query = new URLSearchParams({
      return_path: safeReturnPath(globalThis.location.search),
      ...(invitation === undefined ? {} : { invitation }),
    });
    globalThis.location.assign(`${start}?${query.toString()}`);
  }

  return (
    <Button size="lg" isFullWidth icon={KeyRound} isPending={isLeaving} onPress={leave}>
      {t('otherWays.with', { name })}
    </Button>
  );
}
