import type { Site } from '@vinrod/api-client';
import type { BreadcrumbItem } from '@vinrod/ui/breadcrumbs';
import { Columns } from '@vinrod/ui/columns';
import { Icon } from '@vinrod/ui/icon';
import { LinkButton } from '@vinrod/ui/link-button';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Status } from '@vinrod/ui/status-badge';
import { media } from '@vinrod/ui/tokens';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { CopyButton } from '#shell/copy-button';
import { FavoriteMark } from '#shell/favorite-mark';
import { ObjectPage, ObjectSkeleton } from '#shell/object-page';

import { AddToGroup } from './AddToGroup.tsx';
import { SiteConsumption } from './SiteConsumption.tsx';
import { SiteFacts } from './SiteFacts.tsx';
import { yearSoFar } from './site-figures.ts';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteInvoices } from './SiteInvoices.tsx';
import { SitePeakDays } from './SitePeakDays.tsx';
import { SiteRelations } from './SiteRelations.tsx';
import * as styles from './SiteScreen.css.ts';
import { SiteSuggestions } from './SiteSuggestions.tsx';

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
  const maySeeHours = can('view', 'timeReport');
  const period = yearSoFar(site);
  return (
    <div className={styles.columns}>
      <Columns split="aside">
        <div className={styles.main}>
          {maySeeGraphs && period !== undefined ? <SiteConsumption site={site} period={period} /> : null}
          {maySeeInvoices ? <SiteInvoices site={site} /> : null}
          {maySeeHours && period !== undefined ? <SitePeakDays site={site} period={period} /> : null}
          {maySeeHours && period !== undefined ? <SiteSuggestions site={site} period={period} /> : null}
          {maySeeGraphs || maySeeInvoices ? null : <SiteRelations site={site} />}
        </div>
        <div>
          <SiteFacts site={site} />
          {maySeeGraphs || maySeeInvoices ? <SiteRelations site={site} /> : null}
        </div>
      </Columns>
    </div>
  );
}

/** Address of the analysis with only this site. */
function analysisOf(
  { uuid, corporate_group: { uuid: corporateGroup } }: Site,
  report: Readonly<Record<string, string>> = {},
): string {
  return `${paths.analytics}?${new URLSearchParams({ koncern: corporateGroup, site_id: uuid, ...report }).toString()}`;
}

/** Site: its figures, consumption, what to do about it, and facts (mockup 09). */
export function SiteScreen({ params }: ScreenProps): ReactElement {
  const site = useOperation('getSite', { path: { id: params['siteId'] ?? '' } });
  const can = useCan();
  const mayOpenCorporateGroup = can('view', 'corporateGroup');
  const mayOpenCompany = can('view', 'company');
  const mayGroup = can('create', 'siteGroup');
  const mayReport = can('view', 'report');
  const maySeeHours = can('view', 'timeReport');
  const isPhone = useMediaQuery(media.belowSm);
  const actionsToCome = [
    ...(mayGroup ? [157] : []),
    ...(mayReport ? [112] : []),
    ...(maySeeHours ? [133] : []),
  ];

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
    <ObjectPage
      query={site}
      words={{
        kind: t('site.column'),
        missing: t('site.missing'),
        missingHint: t('site.missingHint'),
        whole: t('site.whole'),
      }}
      way={{ href: paths.overview, label: t('errors.toOverview') }}
      levels={(data) => (data === undefined ? [] : levels(data))}
      factLines={isPhone ? 2 : 1}
      factHeight={styles.placeHeight}
      actionWidths={actionsToCome}
      skeleton={<ObjectSkeleton facts={15} height={360} />}
    >
      {(data) => ({
        name: data.name,
        aside: (
          <>
            <FavoriteMark kind="site" uuid={data.uuid} name={data.name} isFavorite={data.is_favorite} />
            <Status kind="site" value={data.status} />
          </>
        ),
        facts: <Where site={data} />,
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
        figures: <SiteFigures key={data.uuid} site={data} />,
        content: <Content key={data.uuid} site={data} />,
      })}
    </ObjectPage>
  );
}
