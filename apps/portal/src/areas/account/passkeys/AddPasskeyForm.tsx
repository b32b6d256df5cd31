import { passkeyCalls, type PasskeyRequest } from '@vinrod/api-client';
import { useState, type ReactElement } from 'react';

import { useClient } from '#session';

import { ProofForm } from '../proof/index.ts';
import { NamePasskeyForm } from './NamePasskeyForm.tsx';
import { t } from './texts.ts';

/** Adds a passkey: the person proves who they are, then names it and lets the device make it. */
export function AddPasskeyForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const [request, setRequest] = useState<PasskeyRequest>();
  if (request !== undefined) return <NamePasskeyForm request={request} onClose={onClose} />;
  return (
    <ProofForm
      label={t('passkeys.add')}
      submitLabel={t('passkeys.next')}
      onCancel={onClose}
      onProof={async (proof) => setRequest(await client.with(passkeyCalls).begin({ body: proof }))}
    />
  );
}
