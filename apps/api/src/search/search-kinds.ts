import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '@vinrod/api-client/contract';
import { knownMember } from '../authority/rights.ts';
import { visibleCertificate } from '../certificates/certificate-list.ts';
import type { Caller } from '../server/caller.ts';
import { visibleInvoice } from '../invoices/visible-invoice.ts';
import { isPublishedFor } from '../news/published-news.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import {
  reachesEveryCorporateGroup,
  visibleCompany,
  visibleCorporateGroup,
  visibleSite,
} from '../authority/site-scope.ts';
import type { OperationId } from '../server/operation.ts';
import { searchedText, searchedTitle } from '../server/searched-texts.ts';

/** One kind of searched item. */
export interface SearchedKind {
  readonly kind: SearchKind;
  /** The operation that opens it: callers who may not call it find none. */
  readonly opens: OperationId;
  /**
   * The table's rows: limited to the caller's corporate groups first, so that a common word does not read all others.
   */
  readonly from: (caller: Caller) => RawBuilder<unknown>;
  readonly text: RawBuilder<string>;
  readonly title: RawBuilder<string>;
  /** Condition: the caller may see it. */
  readonly isVisible: (caller: Caller, now: Date) => RawBuilder<boolean>;
  /** `id`, `title`, `details`, `corporate_group_id` and `company_id`. */
  readonly columns: (caller: Caller) => RawBuilder<unknown>;
  /** Whether there are few enough to read them all. */
  readonly isSmall?: boolean;
}

const none = sql`null::uuid`;

const newsTitle = sql<string>`lower(normalize(news.title, NFC) collate sv)`;

/**
 * Corporate groups of `app_user`, as far as the caller may see them. To take the first, sort by text: by the column
 * itself, the database walks through every member in that order until it meets this one.
 */
function membership(caller: Caller): RawBuilder<unknown> {
  return sql`from user_corporate_group member where member.user_id = app_user.id and ${knownMember(caller)}`;
}

type OfCorporateGroup = 'company' | 'site' | 'site_group' | 'invoice' | 'certificate';

/**
 * A table, reduced to the corporate groups within the caller's reach unless they reach all; `offset` keeps the planner
 * from
 * reordering the conditions.
 */
function rowsWithin(table: OfCorporateGroup, caller: Caller): RawBuilder<unknown> {
  if (reachesEveryCorporateGroup(caller)) return sql.table(table);
  return sql`(select * from ${sql.table(table)} where corporate_group_id = any(${corporateGroupsOf(caller)}::uuid[]) offset 0)
    as ${sql.table(table)}`;
}

function usersWithin(caller: Caller): RawBuilder<unknown> {
  if (reachesEveryCorporateGroup(caller)) return sql`app_user`;
  return sql`(select * from app_user where id in (select user_id from user_corporate_group
    where corporate_group_id = any(${corporateGroupsOf(caller)}::uuid[])) offset 0) as app_user`;
}

function corporateGroupsOf(caller: Caller): readonly string[] {
  return [...caller.corporateGroups.keys()];
}

/** All searched kinds, in answer order. */
export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: 'corporate_group',
    opens: 'getCorporateGroup',
    from: () => sql`corporate_group`,
    text: searchedText('corporate_group'),
    title: searchedTitle('corporate_group'),
    isVisible: (caller) => visibleCorporateGroup(caller),
    columns: () => sql`corporate_group.id, corporate_group.name as title,
      array_remove(array[corporate_group.organization_number], '') as details, corporate_group.id as corporate_group_id,
      ${none} as company_id`,
    isSmall: true,
  },
  {
    kind: 'company',
    opens: 'getCustomer',
    from: (caller) => rowsWithin('company', caller),
    text: searchedText('company'),
    title: searchedTitle('company'),
    isVisible: (caller) => visibleCompany(caller),
    columns:
      () => sql`company.id, company.name as title, array_remove(array[company.organization_number, company.customer_id], '') as details,
      company.corporate_group_id, ${none} as company_id`,
  },
  {
    kind: 'site',
    opens: 'getSite',
    from: (caller) => rowsWithin('site', caller),
    text: searchedText('site'),
    title: searchedTitle('site'),
    isVisible: (caller) => visibleSite(caller),
    columns:
      () => sql`site.id, site.name as title, array_remove(array[site.street, site.city, site.site_id], null) as details,
      site.corporate_group_id, site.company_id`,
  },
  {
    kind: 'site_group',
    opens: 'getSiteGroup',
    from: (caller) => rowsWithin('site_group', caller),
    text: searchedText('site_group'),
    title: searchedTitle('site_group'),
    isVisible: (caller) => visibleSiteGroup(caller),
    columns:
      () => sql`site_group.id, site_group.name as title, array[]::text[] as details, site_group.corporate_group_id,
      ${none} as company_id`,
  },
  {
    kind: 'customer_user',
    opens: 'getCorporateGroupUser',
    from: usersWithin,
    text: searchedText('app_user'),
    title: searchedTitle('app_user'),
    // `offset 0` checks row by row until there are enough: as a join, everybody with a common name would be read first.
    isVisible: (caller) =>
      sql<boolean>`(app_user.user_type = 'external' and exists (select ${membership(caller)} offset 0))`,
    columns: (caller) => sql`app_user.id, app_user.first_name || ' ' || app_user.last_name as title,
      array[app_user.email] as details,
      (select member.corporate_group_id ${membership(caller)} order by member.corporate_group_id::text limit 1)
        as corporate_group_id, ${none} as company_id`,
  },
  {
    kind: 'internal_user',
    opens: 'getAdministrator',
    from: () => sql`(select * from app_user where user_type = 'internal' offset 0) as app_user`,
    text: searchedText('app_user'),
    title: searchedTitle('app_user'),
    isVisible: () => sql<boolean>`true`,
    columns: () => sql`app_user.id, app_user.first_name || ' ' || app_user.last_name as title,
      array[app_user.email] as details, ${none} as corporate_group_id, ${none} as company_id`,
  },
  {
    kind: 'invoice',
    opens: 'getInvoice',
    from: (caller) => rowsWithin('invoice', caller),
    text: searchedText('invoice'),
    title: searchedTitle('invoice'),
    isVisible: (caller) => visibleInvoice(caller),
    columns: () => sql`invoice.id, invoice.invoice_number as title,
      array[(select company.name from company where company.corporate_group_id = invoice.corporate_group_id
        and company.id = invoice.company_id), invoice.due_date::text] as details,
      invoice.corporate_group_id, ${none} as company_id`,
  },
  {
    kind: 'certificate',
    opens: 'listCertificates',
    from: (caller) => rowsWithin('certificate', caller),
    text: searchedText('certificate'),
    title: searchedTitle('certificate'),
    isVisible: (caller) => visibleCertificate(caller),
    columns: () => sql`certificate.id, certificate.certificate_number as title,
      array[certificate.holder_name, certificate.year::text] as details, certificate.corporate_group_id,
      ${none} as company_id`,
  },
  {
    kind: 'news',
    opens: 'getPublishedNews',
    from: () => sql`news`,
    text: newsTitle,
    title: newsTitle,
    isVisible: (caller, now) => isPublishedFor(caller, now),
    columns: () =>
      sql`news.id, news.title, array[]::text[] as details, ${none} as corporate_group_id, ${none} as company_id`,
  },
];
