import type { Address } from '@vinrod/api-client/contract';

/** An address as payloads have it; null when a part of it is unknown. */
export function toAddress(
  street: string | null,
  postalCode: string | null,
  city: string | null,
  country: string | null,
): Address | null {
  if (street === null || postalCode === null || city === null || country === null) return null;
  return { street, postal_code: postalCode, city, country };
}

/** The columns of an invoice address. */
export function invoiceAddressColumns(address: Address) {
  return {
    invoice_street: address.street,
    invoice_postal_code: address.postal_code,
    invoice_city: address.city,
    invoice_country: address.country,
  };
}

/** The columns of a visiting address; null clears it. */
export function visitingAddressColumns(address: Address | null) {
  return {
    visiting_street: address?.street ?? null,
    visiting_postal_code: address?.postal_code ?? null,
    visiting_city: address?.city ?? null,
    visiting_country: address?.country ?? null,
  };
}
