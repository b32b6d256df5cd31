import { brokerLinkCalls, type BrokerLink } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatDate } from '@vinrod/ui/format';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Spinner } from '@vinrod/ui/spinner';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { FormDialog } from '#entity-form';
import { useClient } from '#session';
import { LoadError } from '#shell/query-state';

import { ProofForm } from '../proof/index.ts';
import { t } from './texts.ts';
import { useReturnedLink } from './use-returned-link.ts';

export interface BrokerLinkSectionProps {
  /** What people call the broker. */
  readonly name: string;
}

/** Whether the broker signs the user in, linking it and unlinking it. */
export function BrokerLinkSection({ name }: BrokerLinkSectionProps): ReactElement {
  const link = useOperation('getBrokerLink', {});
  const returned = useReturnedLink(name);
  const [isOpen, setOpen] = useState(false);
  // Fixed when the dialog opens: the answer flips while the dialog is still closing.
  const [isLinked, setLinked] = useState(false);
  const close = (): void => setOpen(false);
  const title = t(isLinked ? 'brokerLink.unlink' : 'brokerLink.link', { name });
  return (
    <Section title={t('brokerLink.title', { name })}>
      <Stack gap="3" align="start">
        <Text>{t('brokerLink.about', { name })}</Text>
        {returned.problem === undefined ? null : <InlineAlert tone="danger">{returned.problem}</InlineAlert>}
        {state()}
      </Stack>
      <FormDialog title={title} size="sm" isOpen={isOpen} onClose={close}>
        {isLinked ? <UnlinkForm name={name} onClose={close} /> : <LinkForm name={name} onClose={close} />}
      </FormDialog>
    </Section>
  );

  function state(): ReactElement {
    if (returned.isPending) return <Spinner label={t('brokerLink.linking')} />;
    if (link.error !== undefined)
      return <LoadError what={t('brokerLink.title', { name })} error={link.error} onRetry={link.retry} />;
    if (link.data === undefined)
      return (
        <SkeletonGroup>
          <Skeleton width="70%" />
        </SkeletonGroup>
      );
    return actions(link.data);
  }

  function actions({ linked_at: since }: BrokerLink): ReactElement {
    return (
      <>
        {since === null ? null : (
          <Text tone="muted" size="small">
            {t('brokerLink.since', { date: formatDate(since) })}
          </Text>
        )}
        <Button
          icon={since === null ? KeyRound : Trash2}
          onPress={() => {
            setLinked(since !== null);
            setOpen(true);
          }}
        >
          {t(since === null ? 'brokerLink.link' : 'brokerLink.unlink', { name })}
        </Button>
      </>
    );
  }
}

interface FormProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Proves who asks, and goes to the broker, which sends the browser back to the profile. */
function LinkForm({ name, onClose }: FormProps): ReactElement {
  const client = useClient();
  return (
    <ProofForm
      label={t('brokerLink.link', { name })}
      submitLabel={t('brokerLink.continue', { name })}
      onCancel={onClose}
      onProof={async (proof) => {
        const { continue_at: address } = await client.with(brokerLinkCalls).begin({ body: proof });
        globalThis.location.assign(address);
      }}
    />
  );
}

function UnlinkForm({ name, onClose }: FormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  return (
    <Stack>
      <Text>{t('brokerLink.unlinkText', { name })}</Text>
      <ProofForm
        label={t('brokerLink.unlink', { name })}
        submitLabel={t('brokerLink.unlink', { name })}
        onCancel={onClose}
        onProof={async (proof) => {
          await client.with(brokerLinkCalls).remove({ body: proof });
          onClose();
          showToast({ title: t('brokerLink.unlinked', { name }) });
          await invalidate('removeBrokerLink');
        }}
      />
    </Stack>
  );
}
