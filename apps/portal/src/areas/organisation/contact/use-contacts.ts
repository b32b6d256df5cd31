import type { Contact, Page } from '@vinrod/api-client';

import { useOperation, type Query } from '#data';

/** More contacts than a corporate group has. */
const everyContact = 100;

/**
 * Contacts of the corporate group, and those for everybody.
 *
 * @param corporateGroup - uuid; undefined for a user without a corporate group.
 * @param product - Product of the contact page; contacts for every product are included.
 */
export function useContacts(corporateGroup: string | undefined, product: string): Query<Page<Contact>> {
  const query = { product, limit: everyContact };
  const path = corporateGroup === undefined ? undefined : { id: corporateGroup };
  const ofOne = useOperation('listCorporateGroupContacts', path && { path, query });
  const ofAll = useOperation('listContacts', path === undefined ? { query } : undefined);
  return path === undefined ? ofAll : ofOne;
}
