import type { ServiceAccountWithSecret } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { CopyButton } from '#shell/copy-button';

import * as styles from './SecretOnce.css.ts';
import { t } from './texts.ts';

function tokenAddress(): string {
  return new URL('/api/v1/oauth/token', window.location.origin).href;
}

function Value({ text, copy, copied }: { text: string; copy: string; copied?: string }): ReactElement {
  return (
    <span className={styles.value}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} label={copy} {...(copied === undefined ? {} : { copied })} />
    </span>
  );
}

/** What a system needs to get in. The secret is only in this answer, so it is gone when this closes. */
export function SecretOnce({ account }: { readonly account: ServiceAccountWithSecret }): ReactElement {
  return (
    <>
      <InlineAlert tone="warning" title={t('serviceAccounts.secretOnce')}>
        {t('serviceAccounts.secretOnceText')}
      </InlineAlert>
      <DescriptionList
        layout="above"
        items={[
          {
            term: t('serviceAccounts.clientId'),
            details: <Value text={account.uuid} copy={t('serviceAccounts.copyClientId')} />,
          },
          {
            term: t('serviceAccounts.clientSecret'),
            details: (
              <Value
                text={account.client_secret}
                copy={t('serviceAccounts.copySecret')}
                copied={t('serviceAccounts.secretCopied')}
              />
            ),
          },
          {
            term: t('serviceAccounts.tokenAddress'),
            details: <Value text={tokenAddress()} copy={t('serviceAccounts.copyTokenAddress')} />,
          },
        ]}
      />
    </>
  );
}
