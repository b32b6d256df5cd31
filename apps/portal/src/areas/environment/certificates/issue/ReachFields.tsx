import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { RadioGroup } from '@vinrod/ui/radio-group';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { CertificateDraft } from './certificate-draft.ts';
import { KoncernerField } from './KoncernerField.tsx';

/** Props of {@link ReachFields}. */
export interface ReachFieldsProps {
  readonly draft: CertificateDraft;
  /** Name of the koncern that is shown; undefined while all are, and certificates are made for several. */
  readonly koncern: string | undefined;
  readonly koncerner: readonly CorporateGroupMinimal[];
  readonly errorMessage: string | undefined;
  readonly onChange: (change: Partial<CertificateDraft>) => void;
  readonly onMend: (field: string) => void;
}

/** Chooses the kind, and for those who see several koncerner for how many of them certificates are made. */
export function ReachFields({
  draft,
  koncern,
  koncerner,
  errorMessage,
  onChange,
  onMend,
}: ReachFieldsProps): ReactElement {
  return (
    <>
      <RadioGroup
        label={t('certificates.type')}
        options={[
          {
            value: 'yearly_usage',
            label: t('certificates.type.yearly_usage'),
            description: t('certificates.typeHint.yearly_usage'),
          },
          {
            value: 'partnership',
            label: t('certificates.type.partnership'),
            description: t('certificates.typeHint.partnership'),
          },
        ]}
        value={draft.kind}
        onChange={(kind) => {
          onChange({ kind });
          onMend('sites');
          onMend('companies');
        }}
      />
      {koncerner.length > 1 && koncern !== undefined ? (
        <RadioGroup
          label={t('certificates.reach')}
          options={[
            { value: 'one', label: koncern },
            {
              value: 'several',
              label: t('certificates.reach.several'),
              description: t('certificates.reach.severalHint'),
            },
          ]}
          value={draft.reach}
          onChange={(reach) => {
            onChange({ reach });
            onMend('corporate_groups');
          }}
        />
      ) : null}
      {draft.reach === 'several' ? (
        <KoncernerField
          koncerner={koncerner}
          value={draft.koncerner}
          errorMessage={errorMessage}
          onChange={(chosen) => {
            onChange({ koncerner: chosen });
            onMend('corporate_groups');
          }}
        />
      ) : null}
    </>
  );
}
