import type { Company } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { showToast } from '@vinrod/ui/toast';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { CompanyDialog } from '#areas/organisation/company-form';
import { useInvalidate, useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { FavoriteMark } from '#shell/favorite-mark';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

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

/** One company with its sites, and what is known of it. */
export function CompanyScreen({ params }: ScreenProps): ReactElement {
  const company = useOperation('getCustomer', { path: { id: params['companyId'] ?? '' } });
  const can = useCan();
  const mayOpenCorporateGroup = can('view', 'corporateGroup');
  const mayListSites = can('list', 'site');
  const { data } = company;
  const isGone = company.error !== undefined && isMissing(company.error);
  const title = isGone ? t('company.missing') : data?.name;
  const heading = usePageTitle(title ?? (company.error === undefined ? undefined : t('company.column')));
  const corporateGroup = data?.corporate_group;
  return (
    <Page
      title={title ?? t('company.column')}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[
            ...(corporateGroup === undefined
              ? []
              : [
                  {
                    label: corporateGroup.name,
                    ...(mayOpenCorporateGroup ? { href: paths.corporateGroup(corporateGroup.uuid) } : {}),
                  },
                ]),
            { label: title ?? '…' },
          ]}
        />
      }
      {...(data === undefined
        ? {}
        : {
            titleAside: (
              <FavoriteMark kind="company" uuid={data.uuid} name={data.name} isFavorite={data.is_favorite} />
            ),
            description: t('company.lead', { number: data.customer_id, sites: data.site_count }),
            ...(data.can_change ? { actions: <EditCompany company={data} /> } : {}),
          })}
    >
      {content()}
    </Page>
  );

  function content(): ReactElement {
    if (data !== undefined) {
      return (
        <>
          {mayListSites ? (
            <Section title={t('sites.title')}>
              <SitesPanel key={data.uuid} company={data} />
            </Section>
          ) : null}
          <CompanyFacts company={data} />
        </>
      );
    }
    return <PageBody>{stand()}</PageBody>;
  }

  /** What stands in the place of the company while, or because, it is not there. */
  function stand(): ReactElement {
    if (isGone) {
      return (
        <EmptyState
          title={t('company.missingHint')}
          action={<LinkButton href={paths.overview}>{t('errors.toOverview')}</LinkButton>}
        />
      );
    }
    if (company.error !== undefined) return <LoadError error={company.error} onRetry={company.retry} />;
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  }
}
