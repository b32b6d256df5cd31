import type { Address } from '@vinrod/api-client';
import { formatPostcode } from '@vinrod/ui/format';

import { t } from '#messages';

/** Form values of a postal address. */
export interface AddressDraft {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Default country of an address, ISO 3166-1. */
const homeCountry = 'SE';

/** Form values of a saved address; empty when it is not known. */
export function addressDraft(address: Address | null): AddressDraft {
  return address ?? { street: '', postal_code: '', city: '', country: homeCountry };
}

/** Whether the fields are empty. */
export function isEmptyAddress({ street, postal_code: code, city }: AddressDraft): boolean {
  return [street, code, city].every((text) => text.trim() === '');
}

/** Type guard for an address read from browser storage. */
export function isAddressDraft(stored: unknown): stored is AddressDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const {
    street,
    postal_code: code,
    city,
    country,
  } = { street: 0, postal_code: 0, city: 0, country: 0, ...stored };
  return [street, code, city, country].every((text: unknown) => typeof text === 'string');
}

/** Converts the address to the API's format. */
export function toAddress({ street, postal_code: code, city, country }: AddressDraft): Address {
  return {
    street: street.trim(),
    postal_code: formatPostcode(code),
    city: city.trim(),
    country: country.trim().toUpperCase(),
  };
}

/**
 * Validation errors of an address by field name.
 *
 * @param name - Field of the contract with the address; its parts are named `name.street` and so on.
 */
export function addressProblems(name: string, draft: AddressDraft): Readonly<Record<string, string>> {
  const { street, postal_code: code, city, country } = toAddress(draft);
  return {
    ...(street === '' ? { [`${name}.street`]: t('company.streetMissing') } : {}),
    ...(/^\d{3} \d{2}$/.test(code) ? {} : { [`${name}.postal_code`]: t('company.postalCodeInvalid') }),
    ...(city === '' ? { [`${name}.city`]: t('company.cityMissing') } : {}),
    ...(/^[A-Z]{2}$/.test(country) ? {} : { [`${name}.country`]: t('company.countryInvalid') }),
  };
}
