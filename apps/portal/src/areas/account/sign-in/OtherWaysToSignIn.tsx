import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Spinner } from '@vinrod/ui/spinner';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import type { OtherWays } from '#config';
import { pageAddress } from '#navigation';

import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { problemIn } from './sign-in-problem.ts';
import { t } from './texts.ts';
import { useProvidedSignIn } from './use-provided-sign-in.ts';

/** Buttons for signing in by other means than a password, and what came of it. */
export function OtherWaysToSignIn({ providers, hasPasskeys }: OtherWays): ReactElement {
  const isCompleting = useProvidedSignIn();
  const problem = problemIn(pageAddress().search);
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
      {providers.map((provider) => (
        <ProviderButton key={provider.start} {...provider} />
      ))}
    </Stack>
  );
}
