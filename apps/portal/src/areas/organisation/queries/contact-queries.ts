import type { Contact } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** More contacts than a koncern has. */
const everyContact = 100;

/**
 * Whom to turn to: those of the koncern, with those for everybody.
 *
 * @param koncern - uuid, or undefined for a user who sees no koncern.
 * @param product - Product of the contact page; contacts that are for every product come too.
 */
export function useContacts(koncern: string | undefined, product: string): Query<readonly Contact[]> {
  const client = useClient();
  const query = { product, limit: everyContact };
  const operation = koncern === undefined ? 'listContacts' : 'listCorporateGroupContacts';
  return useQuery([operation, koncern, product], async () => {
    const page =
      koncern === undefined
        ? await client.contacts.list({ query })
        : await client.contacts.listOfCorporateGroup({ path: { id: koncern }, query });
    return page.results;
  });
}
