import type { CorporateGroup } from '@vinrod/api-client';
import { initialTableQuery } from '@vinrod/ui/data-table';
import { DescriptionList, type Description } from '@vinrod/ui/description-list';
import { formatEnergy, formatPhoneNumber } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan, useMayOpen } from '#profile';

import { companyQuery } from './company-query.ts';
import { corporateGroupTerms, unpaidText } from './corporate-group-terms.ts';

/** Initial query of the company list: the table beside this loads it anyway. */
const firstPage = companyQuery(initialTableQuery({ sort: { field: 'name', direction: 'ascending' } }));

export interface CorporateGroupFactsProps {
  readonly corporateGroup: CorporateGroup;
}

/** Contacts of a corporate group on both sides, its terms, and its size (mockup 08). */
export function CorporateGroupFacts({ corporateGroup }: CorporateGroupFactsProps): ReactElement {
  const mayOpen = useMayOpen();
  const can = useCan();
  const maySeeInvoices = can('view', 'invoice');
  const path = { id: corporateGroup.uuid };
  const companies = useOperation('listCorporateGroupCustomers', { path, query: firstPage }).data;
  const totals = useOperation(
    'listCorporateGroupInvoices',
    maySeeInvoices ? { path, query: { limit: 1 } } : undefined,
  ).data?.totals;
  const { admin, account_manager: manager } = corporateGroup;
  const isWhole = companies !== undefined && companies.count === companies.results.length;
  return (
    <Section title={t('koncern.facts')} isFirst>
      <DescriptionList
        items={[
          { term: t('organisation.accountManager'), details: manager?.full_name ?? null },
          {
            term: t('koncern.administrator'),
            details: administrator(),
            ...(admin === null || admin.phone_number === null
              ? {}
              : { note: formatPhoneNumber(admin.phone_number) }),
          },
          {
            term: t('organisation.annualConsumption'),
            details:
              corporateGroup.annual_consumption_kwh === null
                ? null
                : formatEnergy(corporateGroup.annual_consumption_kwh, { unit: 'kWh' }),
          },
          // What is not known with the corporate group comes below what is, so that nothing moves.
          ...(isWhole ? corporateGroupTerms(companies.results, corporateGroup.organization_number) : []),
          ...(companies === undefined ? [] : unpaid()),
        ]}
      />
    </Section>
  );

  function administrator(): ReactElement | string | null {
    if (admin === null) return null;
    const address = paths.customerUser(corporateGroup.uuid, admin.uuid);
    if (!mayOpen(address)) return admin.full_name;
    return <Link href={address}>{admin.full_name}</Link>;
  }

  function unpaid(): readonly Description[] {
    if (totals === undefined) return [];
    const details = <Link href={paths.openInvoices(corporateGroup.uuid)}>{unpaidText(totals)}</Link>;
    return [{ term: t('koncern.unpaid'), details }];
  }
}
