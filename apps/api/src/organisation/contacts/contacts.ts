import { sql } from 'kysely';
import type { Contact, ContactPage, operations } from '@vinrod/api-client/contract';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../../server/list-query.ts';
import type { ContactTable } from '../../store/schema/organisation.ts';
import { siteScope } from '../../authority/site-scope.ts';

type Query = NonNullable<operations['listContacts']['parameters']['query']>;

/** Names of contact roles (domain.md 2.3 and 3.4). */
const roleLabels: Readonly<Record<ContactTable['role'], string>> = {
  account_manager: 'Kundansvarig',
  portfolio_manager: 'Portföljförvaltare',
  customer_service: 'Kundservice',
  invoice: 'Fakturafrågor',
  outage: 'Felanmälan',
};

const roleLabel = sql<string>`case contact.role ${sql.join(
  Object.entries(roleLabels).map(([role, label]) => sql`when ${role} then ${label}`),
  sql` `,
)} end`;

const shownColumns = [
  'contact.id',
  'contact.corporate_group_id',
  'contact.full_name',
  'contact.title',
  'contact.role',
  'contact.phone_number',
  'contact.email',
  'contact.image_url',
  'contact.image_alt',
  'contact.opening_hours',
  'contact.product',
  'contact.sort_order',
] as const;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    sort_order: [sql.ref('contact.sort_order'), sql.ref('contact.full_name')],
    full_name: [sql.ref('contact.full_name')],
    role: [sql.ref('contact.role')],
  },
  fallback: 'sort_order',
  unique: [sql.ref('contact.id')],
};

/**
 * One page of contacts for everybody, or of a corporate group's own and those for everybody. A contact without product
 * is for every product.
 *
 * @throws ApiError 404 when the caller may not see the corporate group.
 */
export async function listContacts(
  { database: { db } }: Deps,
  caller: Caller,
  corporateGroupId: string | null,
  query: Query,
  url: URL,
): Promise<ContactPage> {
  if (corporateGroupId !== null) await siteScope(db, caller, corporateGroupId);
  const everybody = sql<boolean>`contact.corporate_group_id is null`;
  let rows = db
    .selectFrom('contact')
    .select(shownColumns)
    .where(
      corporateGroupId === null
        ? everybody
        : sql<boolean>`(${everybody} or contact.corporate_group_id = ${corporateGroupId})`,
    )
    .where(matchesSearch(query.search, [sql.ref('contact.full_name'), sql.ref('contact.title'), roleLabel]));
  if (query.product !== undefined)
    rows = rows.where(sql<boolean>`(contact.product is null or contact.product = ${query.product})`);
  const page = await readPage(db, rows, query, order, url);
  return {
    ...page,
    results: page.results.map(({ id, corporate_group_id, ...row }): Contact => ({
      uuid: id,
      ...row,
      role_label: roleLabels[row.role],
      corporate_group: corporate_group_id,
    })),
  };
}
