import { Columns } from '@vinrod/ui/columns';
import { Fieldset } from '@vinrod/ui/fieldset';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { AddressDraft } from './address-draft.ts';

export interface AddressFieldsProps {
  readonly legend: string;
  readonly hint?: string;
  /** Field of the contract that holds the address. */
  readonly name: string;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  /** Messages by name of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Names and labels of the address fields, for the error summary. */
export function addressLabels(name: string, legend: string): Readonly<Record<string, string>> {
  return {
    [`${name}.street`]: `${legend}, ${t('company.street')}`,
    [`${name}.postal_code`]: `${legend}, ${t('company.postalCode')}`,
    [`${name}.city`]: `${legend}, ${t('company.city')}`,
    [`${name}.country`]: `${legend}, ${t('company.country')}`,
  };
}

/** The fields of a postal address. */
export function AddressFields({
  legend,
  hint,
  name,
  value,
  onChange,
  errors,
}: AddressFieldsProps): ReactElement {
  const field = (part: keyof AddressDraft) => ({
    name: `${name}.${part}`,
    value: value[part],
    onChange: (text: string) => onChange({ ...value, [part]: text }),
    errorMessage: errors[`${name}.${part}`],
  });
  return (
    <Fieldset legend={legend} {...(hint === undefined ? {} : { hint })}>
      <TextField label={t('company.street')} maxLength={200} autoComplete="off" {...field('street')} />
      <Columns split="fields">
        <TextField
          label={t('company.postalCode')}
          inputMode="numeric"
          autoComplete="off"
          {...field('postal_code')}
        />
        <TextField label={t('company.city')} maxLength={100} autoComplete="off" {...field('city')} />
      </Columns>
      <TextField label={t('company.country')} maxLength={2} autoComplete="off" {...field('country')} />
    </Fieldset>
  );
}
