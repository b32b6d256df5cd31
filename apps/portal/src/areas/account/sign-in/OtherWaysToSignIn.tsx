import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Spinner } from '@vinrod/ui/spinner';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { KeyRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import type { OtherWays } from '#config';
import { safeReturnPath } from '#navigation';

import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { problemIn } from './sign-in-problem.ts';
import { t } from './texts.ts';
import { useProvidedSignIn } from './use-provided-sign-in.ts';

/** Goes to a provider, which sends the browser back to this page. */
function goTo(start: string): void {
  const target = safeReturnPath(globalThis.location.search);
  globalThis.location.assign(`${start}?${new URLSearchParams({ return_path: target }).toString()}`);
}

/** Buttons for signing in by other means than a password, and what came of it. */
export function OtherWaysToSignIn({ providers, hasPasskeys }: OtherWays): ReactElement {
  const isCompleting = useProvidedSignIn();
  const [leaving, setLeaving] = useState<string>();
  const problem = problemIn(globalThis.location.search);
  if (isCompleting) return <Spinner label={t('otherWays.completing')} />;
  return (
    <Stack gap="3">
      <Text size="small" tone="muted">
        {t('otherWays.or')}
      </Text>
      {problem === undefined ? null : (
        <InlineAlert tone="danger">{t(`otherWays.problem.${problem}`)}</InlineAlert>
      )}
      {hasPasskeys ? <PasskeyButton /> : null}
      {providers.map(({ name, start }) => (
        <Button
          key={start}
          size="lg"
          isFullWidth
          icon={KeyRound}
          isPending={leaving === start}
          onPress={() => {
            setLeaving(start);
            goTo(start);
          }}
        >
          {t('otherWays.with', { name })}
        </Button>
      ))}
    </Stack>
  );
}
