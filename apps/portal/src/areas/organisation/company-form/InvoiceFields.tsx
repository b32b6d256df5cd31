import { Columns } from '@vinrod/ui/columns';
import { Fieldset } from '@vinrod/ui/fieldset';
import { Select } from '@vinrod/ui/select';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { deliveries, environmentalChoices, type CompanyDraft } from './company-draft.ts';

export interface InvoiceFieldsProps {
  readonly value: CompanyDraft;
  readonly onChange: (change: Partial<CompanyDraft>) => void;
  /** Messages by name of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** How a company is invoiced, and the origin of its energy. */
export function InvoiceFields({ value, onChange, errors }: InvoiceFieldsProps): ReactElement {
  return (
    <Fieldset legend={t('company.invoices')}>
      <Columns split="fields">
        <Select
          label={t('company.invoiceDelivery')}
          name="invoice_delivery"
          options={deliveries.map((delivery) => ({
            value: delivery,
            label: t(`company.delivery.${delivery}`),
          }))}
          value={value.invoice_delivery}
          onChange={(delivery) => onChange({ invoice_delivery: delivery })}
          errorMessage={errors['invoice_delivery']}
        />
        <Select
          label={t('company.environmentalChoice')}
          name="environmental_choice"
          options={environmentalChoices.map((choice) => ({
            value: choice,
            label: t(`company.choice.${choice}`),
          }))}
          value={value.environmental_choice}
          onChange={(choice) => onChange({ environmental_choice: choice })}
          errorMessage={errors['environmental_choice']}
        />
      </Columns>
      <TextField
        label={t('company.invoiceEmail')}
        name="invoice_email"
        type="email"
        isOptional
        autoComplete="off"
        value={value.invoice_email}
        onChange={(email) => onChange({ invoice_email: email })}
        errorMessage={errors['invoice_email']}
      />
      <Columns split="fields">
        <TextField
          label={t('company.invoiceReference')}
          name="invoice_reference"
          isOptional
          maxLength={100}
          autoComplete="off"
          value={value.invoice_reference}
          onChange={(reference) => onChange({ invoice_reference: reference })}
          errorMessage={errors['invoice_reference']}
        />
        <TextField
          label={t('company.peppolId')}
          name="peppol_id"
          isOptional
          maxLength={60}
          autoComplete="off"
          value={value.peppol_id}
          onChange={(id) => onChange({ peppol_id: id })}
          errorMessage={errors['peppol_id']}
        />
      </Columns>
    </Fieldset>
  );
}
