import type { Contact, Page } from '@vinrod/api-client';

import { useOperation, type Query } from '#data';

/** More contacts than a corporate group has. */
const everyContact = 100;

/**
 * Whom to turn to: those of the corporate group, with those for everybody.
 *
 * @param corporateGroup - uuid, or undefined for a user who sees no corporate group.
 * @param product - Product of the contact page; contacts that are for every product come too.
 */
export function useContacts(corporateGroup: string | undefined, product: string): Query<Page<Contact>> {
  const query = { product, limit: everyContact };
  const path = corporateGroup === undefined ? undefined : { id: corporateGroup };
  const ofOne = useOperation('listCorporateGroupContacts', path && { path, query });
  const ofAll = useOperation('listContacts', path === undefined ? { query } : undefined);
  return path === undefined ? ofAll : ofOne;
}
