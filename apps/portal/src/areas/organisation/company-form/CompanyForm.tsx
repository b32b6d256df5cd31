import type { Company } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Columns } from '@vinrod/ui/columns';
import { Form } from '@vinrod/ui/form';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { AddressFields, addressLabels } from './AddressFields.tsx';
import {
  companyChange,
  companyDraft,
  companyFields,
  companyProblems,
  isCompanyDraft,
  type CompanyDraft,
} from './company-draft.ts';
import { InvoiceFields } from './InvoiceFields.tsx';

/** Props of {@link CompanyForm}. */
export interface CompanyFormProps {
  /** uuid of the koncern the bolag belongs to. */
  readonly koncern: string;
  /** What is changed; undefined to create a bolag. */
  readonly company?: Company;
  /** Called with the bolag as it is saved now. */
  readonly onSaved: (company: Company) => void | Promise<void>;
  readonly onCancel: () => void;
}

function fieldLabels(): Readonly<Record<string, string>> {
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

/** Creates or changes a bolag. Its kundnummer is given once. */
export function CompanyForm({ koncern, company, onSaved, onCancel }: CompanyFormProps): ReactElement {
  const client = useClient();
  const labels = fieldLabels();
  const draft = useDraft(`company.${company?.uuid ?? koncern}`, companyDraft(company), isCompanyDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(Object.keys(labels));
  const { value } = draft;

  function change(changed: Partial<CompanyDraft>): void {
    draft.change(changed);
    const names = Object.keys(changed);
    Object.keys(errors.fields)
      .filter((field) => names.some((name) => field === name || field.startsWith(`${name}.`)))
      .forEach(clearField);
  }

  async function save(): Promise<Company> {
    if (company === undefined)
      return client.companies.create({ path: { id: koncern }, body: companyFields(value) });
    const changed = companyChange(company, value);
    return changed === undefined
      ? company
      : client.companies.update({ path: { id: company.uuid }, body: changed });
  }

  function submit(): void {
    const refused = companyProblems(value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const saved = await save();
      draft.markSaved();
      await onSaved(saved);
    });
  }

  const text = (name: 'customer_id' | 'name' | 'organization_number') => ({
    name,
    autoComplete: 'off',
    value: value[name],
    onChange: (typed: string) => change({ [name]: typed }),
    errorMessage: errors.fields[name],
  });

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={labels}
        problems={problems}
        onSubmit={submit}
        actions={
          <>
            <Button
              onPress={() => {
                draft.discard();
                onCancel();
              }}
            >
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {company === undefined ? t('company.create') : t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <TextField label={t('company.name')} maxLength={200} {...text('name')} />
        <Columns split="fields">
          <TextField
            label={t('company.customerId')}
            maxLength={40}
            isReadOnly={company !== undefined}
            {...text('customer_id')}
          />
          <TextField
            label={t('organisation.organizationNumber')}
            inputMode="numeric"
            placeholder="556677-8899"
            {...text('organization_number')}
          />
        </Columns>
        <AddressFields
          legend={t('company.invoiceAddress')}
          name="invoice_address"
          value={value.invoice_address}
          onChange={(address) => change({ invoice_address: address })}
          errors={errors.fields}
        />
        <AddressFields
          legend={t('company.visitingAddress')}
          hint={t('company.visitingHint')}
          name="visiting_address"
          value={value.visiting_address}
          onChange={(address) => change({ visiting_address: address })}
          errors={errors.fields}
        />
        <InvoiceFields value={value} onChange={change} errors={errors.fields} />
        {company === undefined ? null : (
          <SegmentedControl
            label={t('organisation.status')}
            segments={[
              { value: 'active', label: t('koncern.status.active') },
              { value: 'inactive', label: t('koncern.status.inactive') },
            ]}
            value={value.status}
            onChange={(status) => change({ status })}
          />
        )}
      </Form>
    </>
  );
}
