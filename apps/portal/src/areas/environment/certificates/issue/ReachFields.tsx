import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { RadioGroup } from '@vinrod/ui/radio-group';
import type { ReactElement } from 'react';

import type { CertificateDraft } from './certificate-draft.ts';
import { CorporateGroupsField } from './CorporateGroupsField.tsx';
import { t } from '../texts.ts';

export interface ReachFieldsProps {
  readonly draft: CertificateDraft;
  /** Name of the shown corporate group; undefined while all are shown and certificates are issued for several. */
  readonly corporateGroup: string | undefined;
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  readonly errorMessage: string | undefined;
  readonly onChange: (change: Partial<CertificateDraft>) => void;
}

/** Selects the kind, and for users with several corporate groups, how many of them to issue for. */
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
        // Errors about the holders of one kind do not apply to the other.
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
