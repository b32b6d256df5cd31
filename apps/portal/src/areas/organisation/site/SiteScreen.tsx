import type { Site } from '@vinrod/api-client';
import { Breadcrumbs, type BreadcrumbItem } from '@vinrod/ui/breadcrumbs';
import { Columns } from '@vinrod/ui/columns';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Icon } from '@vinrod/ui/icon';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Status } from '@vinrod/ui/status-badge';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { CopyButton } from '#shell/copy-button';
import { FavoriteMark } from '#shell/favorite-mark';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import { AddToGroup } from './AddToGroup.tsx';
import { SiteConsumption } from './SiteConsumption.tsx';
import { SiteFacts } from './SiteFacts.tsx';
import { yearSoFar } from './site-figures.ts';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteInvoices } from './SiteInvoices.tsx';
import { SiteRelations } from './SiteRelations.tsx';
import * as styles from './SiteScreen.css.ts';

function Where({ site }: { readonly site: Site }): ReactElement {
  return (
    <span className={styles.where}>
      {site.address === null ? null : (
        <span className={styles.place}>
          <Icon icon={MapPin} size="sm" />
          {site.address}
        </span>
      )}
      <span className={styles.place}>
        {t('site.siteId', { id: site.site_id })}
        <CopyButton text={site.site_id} label={t('site.copyId')} />
      </span>
    </span>
  );
}

function Content({ site }: { readonly site: Site }): ReactElement {
  const can = useCan();
  const maySeeGraphs = can('view', 'lineGraph');
  const maySeeInvoices = can('view', 'invoice');
  const period = yearSoFar(site);
  return (
    <>
      <div className={styles.figures}>
        <SiteFigures site={site} />
      </div>
      <div className={styles.columns}>
        <Columns split="aside">
          <div className={styles.main}>
            {maySeeGraphs && period !== undefined ? <SiteConsumption site={site} period={period} /> : null}
            {maySeeInvoices ? <SiteInvoices site={site} /> : null}
            {maySeeGraphs || maySeeInvoices ? null : <SiteRelations site={site} />}
          </div>
          <div>
            <SiteFacts site={site} />
            {maySeeGraphs || maySeeInvoices ? <SiteRelations site={site} /> : null}
          </div>
        </Columns>
      </div>
    </>
  );
}

/** The analysis with only this site. */
function analysisOf(
  { uuid, corporate_group: { uuid: corporateGroup } }: Site,
  report: Readonly<Record<string, string>> = {},
): string {
  return `${paths.analytics}?${new URLSearchParams({ koncern: corporateGroup, site_id: uuid, ...report }).toString()}`;
}

/** One site: how much it uses, what is known of it, and the ways on (mockup 09). */
export function SiteScreen({ params }: ScreenProps): ReactElement {
  const site = useOperation('getSite', { path: { id: params['siteId'] ?? '' } });
  const can = useCan();
  const mayOpenCorporateGroup = can('view', 'corporateGroup');
  const mayOpenCompany = can('view', 'company');
  const mayGroup = can('create', 'siteGroup');
  const mayReport = can('view', 'report');
  const maySeeHours = can('view', 'timeReport');
  const { data } = site;
  const isGone = site.error !== undefined && isMissing(site.error);
  const title = isGone ? t('site.missing') : data?.name;
  const heading = usePageTitle(title ?? (site.error === undefined ? undefined : t('site.column')));

  function levels({ corporate_group: corporateGroup, company }: Site): readonly BreadcrumbItem[] {
    return [
      {
        label: corporateGroup.name,
        ...(mayOpenCorporateGroup ? { href: paths.corporateGroup(corporateGroup.uuid) } : {}),
      },
      {
        label: company.name,
        ...(mayOpenCompany ? { href: paths.company(corporateGroup.uuid, company.uuid) } : {}),
      },
    ];
  }

  return (
    <Page
      title={title ?? t('site.column')}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs items={[...(data === undefined ? [] : levels(data)), { label: title ?? '…' }]} />
      }
      {...(data === undefined
        ? {}
        : {
            titleAside: (
              <>
                <FavoriteMark kind="site" uuid={data.uuid} name={data.name} isFavorite={data.is_favorite} />
                <Status kind="site" value={data.status} />
              </>
            ),
            description: <Where site={data} />,
            actions: (
              <>
                {mayGroup ? <AddToGroup site={data} /> : null}
                {mayReport ? (
                  <LinkButton href={analysisOf(data)} {...(maySeeHours ? {} : { variant: 'primary' })}>
                    {t('site.graph')}
                  </LinkButton>
                ) : null}
                {maySeeHours ? (
                  <LinkButton href={analysisOf(data, { report: 'hour' })} variant="primary">
                    {t('site.timeReport')}
                  </LinkButton>
                ) : null}
              </>
            ),
          })}
    >
      {data === undefined ? <PageBody>{stand()}</PageBody> : <Content key={data.uuid} site={data} />}
    </Page>
  );

  /** What stands in the place of the site while, or because, it is not there. */
  function stand(): ReactElement {
    if (isGone) {
      return (
        <EmptyState
          title={t('site.missingHint')}
          action={<LinkButton href={paths.overview}>{t('errors.toOverview')}</LinkButton>}
        />
      );
    }
    if (site.error !== undefined) return <LoadError error={site.error} onRetry={site.retry} />;
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  }
}
