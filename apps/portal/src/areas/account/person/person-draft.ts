import { phoneDigits } from '@vinrod/ui/format';

import { isEmailAddress } from '#forms';
import { t } from '#messages';

/** What a form holds of a person. */
export interface PersonDraft {
  readonly first_name: string;
  readonly last_name: string;
  /** Only typed for a new account: it cannot be changed afterwards. */
  readonly email: string;
  readonly phone_number: string;
  readonly title: string;
}

/** What is saved of a person. */
export interface SavedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly title: string | null;
}

/** The form of somebody new. */
export const emptyPerson: PersonDraft = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  title: '',
};

/** The form of somebody who is known. */
export function personDraft({ first_name, last_name, email, phone_number, title }: SavedPerson): PersonDraft {
  return { first_name, last_name, email, phone_number: phone_number ?? '', title: title ?? '' };
}

/** Whether what was found in the browser's storage is a draft. */
export function isPersonDraft(stored: unknown): stored is PersonDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.keys(emptyPerson).every(
    (field) => typeof Object.getOwnPropertyDescriptor(stored, field)?.value === 'string',
  );
}

/** The numbers the contract takes: a plus and 6–15 digits. */
const internationalNumber = /^\+\d{6,15}$/;

/** A number as the contract writes it: Swedish ones may be typed as one dials them, with 0 or 00 first. */
export function internationalPhone(typed: string): string {
  return phoneDigits(typed.replace('(0)', '')).replace(/^00/, '+').replace(/^0/, '+46');
}

/** What is wrong before anything is sent, by name of the field. */
export function personProblems(draft: PersonDraft): Readonly<Record<string, string>> {
  const phone = draft.phone_number.trim();
  return {
    ...(draft.first_name.trim() === '' ? { first_name: t('people.firstNameMissing') } : {}),
    ...(draft.last_name.trim() === '' ? { last_name: t('people.lastNameMissing') } : {}),
    ...(isEmailAddress(draft.email) ? {} : { email: t('people.emailInvalid') }),
    ...(phone === '' || internationalNumber.test(internationalPhone(phone))
      ? {}
      : { phone_number: t('people.phoneInvalid') }),
  };
}

/** The draft as the contract takes it, without the address. */
export function personFields(draft: PersonDraft): Omit<SavedPerson, 'email'> {
  const phone = draft.phone_number.trim();
  const title = draft.title.trim();
  return {
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    phone_number: phone === '' ? null : internationalPhone(phone),
    title: title === '' ? null : title,
  };
}

/** Labels of the fields by name, in the order they stand. */
export function personLabels(): Readonly<Record<keyof PersonDraft, string>> {
  return {
    first_name: t('people.firstName'),
    last_name: t('people.lastName'),
    email: t('people.email'),
    phone_number: t('people.phone'),
    title: t('people.title'),
  };
}
