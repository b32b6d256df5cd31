import type { Company } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { LinkButton } from '@vinrod/ui/link-button';
import { Section } from '@vinrod/ui/section';
import { Skeleton } from '@vinrod/ui/skeleton';
import { Status } from '@vinrod/ui/status-badge';
import { showToast } from '@vinrod/ui/toast';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { CompanyDialog } from '#areas/organisation/company-form';
import { ObjectFigures } from '#areas/organisation/object-figures';
import { selectSites, siteFilter, writeSites, type SiteSelection } from '#selected-sites';
import { useInvalidate, useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';
import { buttonHeight, ObjectPage, ObjectSkeleton } from '#shell/object-page';

import { CompanyFacts } from './CompanyFacts.tsx';
import { SitesPanel } from './SitesPanel.tsx';

function EditCompany({ company }: { readonly company: Company }): ReactElement {
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);

  async function finish(): Promise<void> {
    await invalidate('updateCustomer');
    setOpen(false);
    showToast({ title: t('forms.saved') });
  }

  return (
    <>
      <Button icon={Pencil} onPress={() => setOpen(true)}>
        {t('company.edit')}
      </Button>
      <CompanyDialog
        title={t('company.editTitle')}
        corporateGroup={company.corporate_group.uuid}
        company={company}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSaved={finish}
      />
    </>
  );
}

/** Width of the button that opens the graph, px. */
const graphWidth = 112;

/** The contract's largest list (spec section 9). */
const everySite = 10_000;

interface CompanySites {
  /** Undefined while they load, or when they are too many to name. */
  readonly sites: SiteSelection | undefined;
  readonly isLoading: boolean;
}

/** The sites of a company as a selection. */
function useCompanySites(company: Company, isAsked: boolean): CompanySites {
  const { data, isLoading } = useOperation(
    'listCustomerSites',
    isAsked ? { path: { id: company.uuid }, query: { limit: everySite } } : undefined,
  );
  return { sites: data === undefined ? undefined : selectSites(data.results), isLoading };
}

/** Key figures of a company. */
function CompanyFigures({ company }: { readonly company: Company }): ReactElement {
  const can = useCan();
  const hasSites = can('list', 'site') && company.site_count > 0;
  const { sites } = useCompanySites(company, hasSites);
  return (
    <ObjectFigures
      corporateGroup={company.corporate_group.uuid}
      sites={hasSites ? sites && siteFilter(sites) : null}
      annualKwh={company.annual_consumption_kwh}
      company={company.uuid}
    />
  );
}

/** Ways from a company: its invoices, and its sites in the graph. */
function CompanyActions({ company }: { readonly company: Company }): ReactElement {
  const can = useCan();
  const koncern = company.corporate_group.uuid;
  const { sites, isLoading } = useCompanySites(company, can('list', 'site') && company.site_count > 0);
  const graph = new URLSearchParams({ koncern });
  if (sites !== undefined) writeSites(graph, sites);
  return (
    <>
      {company.can_change ? <EditCompany company={company} /> : null}
      {can('view', 'invoice') ? (
        <LinkButton href={paths.invoicesOf(koncern, { company: company.uuid })}>
          {t('object.toInvoices')}
        </LinkButton>
      ) : null}
      {can('view', 'report') && sites !== undefined ? (
        <LinkButton href={`${paths.analytics}?${graph.toString()}`} variant="primary">
          {t('object.graph')}
        </LinkButton>
      ) : can('view', 'report') && isLoading ? (
        <Skeleton shape="block" width={graphWidth} height={buttonHeight} />
      ) : null}
    </>
  );
}

/** Company: its figures, sites and facts. */
export function CompanyScreen({ params }: ScreenProps): ReactElement {
  const company = useOperation('getCustomer', { path: { id: params['companyId'] ?? '' } });
  const can = useCan();
  const mayOpenCorporateGroup = can('view', 'corporateGroup');
  const mayListSites = can('list', 'site');
  return (
    <ObjectPage
      query={company}
      words={{
        kind: t('company.column'),
        missing: t('company.missing'),
        missingHint: t('company.missingHint'),
        whole: t('company.whole'),
      }}
      way={{ href: paths.overview, label: t('errors.toOverview') }}
      levels={(data) => {
        const corporateGroup = data?.corporate_group;
        if (corporateGroup === undefined) return [];
        const href = mayOpenCorporateGroup ? { href: paths.corporateGroup(corporateGroup.uuid) } : {};
        return [{ label: corporateGroup.name, ...href }];
      }}
      skeleton={<ObjectSkeleton facts={0} height={420} />}
    >
      {(data) => ({
        name: data.name,
        aside: (
          <>
            <FavoriteMark kind="company" uuid={data.uuid} name={data.name} isFavorite={data.is_favorite} />
            {data.status === 'active' ? null : <Status kind="customer" value={data.status} />}
          </>
        ),
        facts: t('company.lead', { number: data.customer_id, sites: data.site_count }),
        actions: <CompanyActions company={data} />,
        figures: <CompanyFigures company={data} />,
        content: (
          <>
            {mayListSites ? (
              <Section title={t('sites.title')}>
                <SitesPanel key={data.uuid} company={data} />
              </Section>
            ) : null}
            <CompanyFacts company={data} />
          </>
        ),
      })}
    </ObjectPage>
  );
}
