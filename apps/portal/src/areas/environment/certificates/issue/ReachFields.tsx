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
}

/** Chooses the kind, and for those who see several koncerner for how many of them certificates are made. */
export function ReachFields({
  draft,
  koncern,
  koncerner,
  errorMessage,
  onChange,
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
        // What was wrong with the holders of one kind is not wrong with those of the other.
        onChange={(kind) => onChange({ kind, sites: draft.sites, companies: draft.companies })}
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
          onChange={(reach) => onChange({ reach, koncerner: draft.koncerner })}
        />
      ) : null}
      {draft.reach === 'several' ? (
        <KoncernerField
          koncerner={koncerner}
          value={draft.koncerner}
          errorMessage={errorMessage}
          onChange={(chosen) => onChange({ koncerner: chosen })}
        />
      ) : null}
    </>
  );
}
