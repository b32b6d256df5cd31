import { phoneDigits } from '@vinrod/ui/format';

import { isEmailAddress } from '#forms';
import { t } from '#messages';

/** Form values of a person. */
export interface PersonDraft {
  readonly first_name: string;
  readonly last_name: string;
  /** Only typed for a new account: it cannot be changed afterwards. */
  readonly email: string;
  readonly phone_number: string;
  readonly title: string;
}

/** Saved values of a person. */
export interface SavedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly title: string | null;
}

/** Empty form for a new person. */
export const emptyPerson: PersonDraft = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  title: '',
};

/** Form values of an existing person. */
export function personDraft({ first_name, last_name, email, phone_number, title }: SavedPerson): PersonDraft {
  return { first_name, last_name, email, phone_number: phone_number ?? '', title: title ?? '' };
}

/** Type guard for a draft read from browser storage. */
export function isPersonDraft(stored: unknown): stored is PersonDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.keys(emptyPerson).every(
    (field) => typeof Object.getOwnPropertyDescriptor(stored, field)?.value === 'string',
  );
}

/** Phone numbers that the contract accepts: a plus and 6–15 digits. */
const internationalNumber = /^\+\d{6,15}$/;

/**
 * Converts a phone number to the contract's format. Swedish numbers may be typed as dialled, with a leading 0 or 00.
 */
export function internationalPhone(typed: string): string {
  return phoneDigits(typed.replace('(0)', '')).replace(/^00/, '+').replace(/^0/, '+46');
}

/** Client-side validation errors by field name. */
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

/** Converts the draft to a request body, without the e-mail address. */
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

/** Field labels by name, in display order. */
export function personLabels(): Readonly<Record<keyof PersonDraft, string>> {
  return {
    first_name: t('people.firstName'),
    last_name: t('people.lastName'),
    email: t('people.email'),
    phone_number: t('people.phone'),
    title: t('people.title'),
  };
}
