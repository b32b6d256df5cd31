import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { RadioGroup } from '@vinrod/ui/radio-group';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { CertificateDraft } from './certificate-draft.ts';
import { CorporateGroupsField } from './CorporateGroupsField.tsx';

export interface ReachFieldsProps {
  readonly draft: CertificateDraft;
  /** Name of the corporate group that is shown; undefined while all are, and certificates are made for several. */
  readonly corporateGroup: string | undefined;
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  readonly errorMessage: string | undefined;
  readonly onChange: (change: Partial<CertificateDraft>) => void;
}

/** Chooses the kind, and for those who see several corporate groups for how many of them certificates are made. */
export function ReachFields({
  draft,
  corporateGroup,
  corporateGroups,
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
      {corporateGroups.length > 1 && corporateGroup !== undefined ? (
        <RadioGroup
          label={t('certificates.reach')}
          options={[
            { value: 'one', label: corporateGroup },
            {
              value: 'several',
              label: t('certificates.reach.several'),
              description: t('certificates.reach.severalHint'),
            },
          ]}
          value={draft.reach}
          onChange={(reach) => onChange({ reach, corporateGroups: draft.corporateGroups })}
        />
      ) : null}
      {draft.reach === 'several' ? (
        <CorporateGroupsField
          corporateGroups={corporateGroups}
          value={draft.corporateGroups}
          errorMessage={errorMessage}
          onChange={(selected) => onChange({ corporateGroups: selected })}
        />
      ) : null}
    </>
  );
}
