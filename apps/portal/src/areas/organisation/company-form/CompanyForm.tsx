import type { Company } from '@vinrod/api-client';
import { Columns } from '@vinrod/ui/columns';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { AddressFields, addressLabels } from './AddressFields.tsx';
import {
  companyChange,
  companyDraft,
  companyFields,
  companyProblems,
  isCompanyDraft,
} from './company-draft.ts';
import { InvoiceFields } from './InvoiceFields.tsx';

export interface CompanyFormProps {
  /** uuid of the corporate group the company belongs to. */
  readonly corporateGroup: string;
  /** Company to edit; undefined creates one. */
  readonly company?: Company;
  /** Called with the saved company. */
  readonly onSaved: (company: Company) => void | Promise<void>;
  readonly onCancel: () => void;
}

function fieldLabels() {
  return {
    customer_id: t('company.customerId'),
    name: t('company.name'),
    organization_number: t('organisation.organizationNumber'),
    ...addressLabels('invoice_address', t('company.invoiceAddress')),
    ...addressLabels('visiting_address', t('company.visitingAddress')),
    invoice_delivery: t('company.invoiceDelivery'),
    invoice_email: t('company.invoiceEmail'),
    invoice_reference: t('company.invoiceReference'),
    peppol_id: t('company.peppolId'),
    environmental_choice: t('company.environmentalChoice'),
    status: t('organisation.status'),
  };
}

/** Creates or edits a company. The kundnummer is set once. */
export function CompanyForm({ corporateGroup, company, onSaved, onCancel }: CompanyFormProps): ReactElement {
  const client = useClient();
  const form = useEntityForm({
    draft: useDraft(`company.${company?.uuid ?? corporateGroup}`, companyDraft(company), isCompanyDraft),
    labels: fieldLabels(),
    check: companyProblems,
    save: async (value) => {
      if (company === undefined)
        return client.companies.create({ path: { id: corporateGroup }, body: companyFields(value) });
      const changed = companyChange(company, value);
      return changed === undefined
        ? company
        : client.companies.update({ path: { id: company.uuid }, body: changed });
    },
    onSaved,
  });
  const { value, errors, change } = form;

  return (
    <EntityForm
      form={form}
      submitLabel={company === undefined ? t('company.create') : t('forms.saveChanges')}
      onCancel={onCancel}
    >
      <TextField {...form.field('name')} maxLength={200} autoComplete="off" />
      <Columns split="fields">
        <TextField
          {...form.field('customer_id')}
          maxLength={40}
          autoComplete="off"
          isReadOnly={company !== undefined}
        />
        <TextField
          {...form.field('organization_number')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="556677-8899"
        />
      </Columns>
      <AddressFields
        legend={t('company.invoiceAddress')}
        name="invoice_address"
        value={value.invoice_address}
        onChange={(address) => change({ invoice_address: address })}
        errors={errors}
      />
      <AddressFields
        legend={t('company.visitingAddress')}
        hint={t('company.visitingHint')}
        name="visiting_address"
        value={value.visiting_address}
        onChange={(address) => change({ visiting_address: address })}
        errors={errors}
      />
      <InvoiceFields value={value} onChange={change} errors={errors} />
      {company === undefined ? null : (
        <SegmentedControl
          label={form.labels.status}
          segments={[
            { value: 'active', label: t('koncern.status.active') },
            { value: 'inactive', label: t('koncern.status.inactive') },
          ]}
          value={value.status}
          onChange={(status) => change({ status })}
        />
      )}
    </EntityForm>
  );
}
