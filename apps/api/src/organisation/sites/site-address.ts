import type { SiteTable } from '../../store/schema/organisation.ts';

/** Street, postcode and town on one line; null when nothing is known. */
export function addressOf(site: Pick<SiteTable, 'street' | 'postal_code' | 'city'>): string | null {
  const town = [site.postal_code, site.city].filter((part) => part !== null).join(' ');
  const address = [site.street, town].filter((part) => part !== null && part !== '').join(', ');
  return address === '' ? null : address;
}
