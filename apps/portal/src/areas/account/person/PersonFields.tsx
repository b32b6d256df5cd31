import { Columns } from '@vinrod/ui/columns';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { personLabels, type PersonDraft } from './person-draft.ts';

export interface PersonFieldsProps {
  readonly value: PersonDraft;
  readonly onChange: (change: Partial<PersonDraft>) => void;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The account exists: its address is shown elsewhere and cannot be changed. */
  readonly isKnown: boolean;
  /** Whether users edit their own details, so that the browser may autofill them (WCAG 1.3.5). @default false */
  readonly isOwn?: boolean;
}

export function PersonFields({
  value,
  onChange,
  errors,
  isKnown,
  isOwn = false,
}: PersonFieldsProps): ReactElement {
  const labels = personLabels();
  const autoComplete = (own: string): string => (isOwn ? own : 'off');
  return (
    <>
      <Columns split="fields">
        <TextField
          label={labels.first_name}
          name="first_name"
          maxLength={100}
          autoComplete={autoComplete('given-name')}
          value={value.first_name}
          onChange={(text) => onChange({ first_name: text })}
          errorMessage={errors['first_name']}
        />
        <TextField
          label={labels.last_name}
          name="last_name"
          maxLength={100}
          autoComplete={autoComplete('family-name')}
          value={value.last_name}
          onChange={(text) => onChange({ last_name: text })}
          errorMessage={errors['last_name']}
        />
      </Columns>
      {isKnown ? null : (
        <TextField
          label={labels.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          hint={t('people.emailHint')}
          value={value.email}
          onChange={(text) => onChange({ email: text })}
          errorMessage={errors['email']}
        />
      )}
      <Columns split="fields">
        <TextField
          label={labels.phone_number}
          name="phone_number"
          type="tel"
          autoComplete={autoComplete('tel')}
          isOptional
          value={value.phone_number}
          onChange={(text) => onChange({ phone_number: text })}
          errorMessage={errors['phone_number']}
        />
        <TextField
          label={labels.title}
          name="title"
          maxLength={100}
          autoComplete={autoComplete('organization-title')}
          isOptional
          value={value.title}
          onChange={(text) => onChange({ title: text })}
          errorMessage={errors['title']}
        />
      </Columns>
    </>
  );
}
