import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Page } from '@vinrod/ui/page';
import { Select } from '@vinrod/ui/select';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Tabs } from '@vinrod/ui/tabs';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { isMissing } from '#errors';
import { paths } from '#navigation';
import { swedishToday } from '#period';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import { contentQuery, withYear } from '../certificate-query-params.ts';
import { contentOperation, type CertificateKind } from '../../queries/certificate-kind.ts';
import { yearChoices } from '../issue/year-choices.ts';
import { ContentForm } from './ContentForm.tsx';
import * as styles from './ContentPage.css.ts';
import { t } from '../texts.ts';

export interface ContentPageProps {
  readonly kind: CertificateKind;
  /** Undefined shows the newest year that certificates can be issued for. */
  readonly year: number | undefined;
}

const kinds: readonly CertificateKind[] = ['yearly_usage', 'partnership'];

function addressOf(kind: CertificateKind, year: number | undefined): string {
  return `${paths.certificate}?${contentQuery(kind, year)}`;
}

/** Texts of certificates: one per kind and year, both in the address. */
export function ContentPage({ kind, year }: ContentPageProps): ReactElement {
  const title = t('certificates.content.title');
  const heading = usePageTitle(title);
  const [, setParams] = useSearchParams();
  const years = useOperation('listResidualMixYears', {});
  const choices = years.data === undefined ? [] : yearChoices(years.data.years, swedishToday());
  const newest = choices.find(({ obstacle }) => obstacle === undefined) ?? choices[0];
  const shown = year ?? newest?.year;
  const content = useOperation(
    contentOperation[kind],
    shown === undefined ? undefined : { query: { year: shown } },
  );
  const hasNone = isMissing(content.error);

  return (
    <Page
      title={title}
      titleRef={heading}
      description={t('certificates.content.lead')}
      isWide
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('certificates.title'), href: paths.certificate }, { label: title }]}
        />
      }
    >
      <PageBody>
        <Tabs
          label={t('certificates.content.kinds')}
          tabs={kinds.map((one) => ({
            href: addressOf(one, year),
            label: t(`certificates.type.${one}`),
          }))}
          currentHref={addressOf(kind, year)}
        />
        <div className={styles.year}>
          <Select
            label={t('certificates.year')}
            hint={t('certificates.content.yearHint')}
            options={choices.map((choice) => ({ value: String(choice.year), label: String(choice.year) }))}
            value={shown === undefined ? null : String(shown)}
            onChange={(selected) =>
              setParams((before) => withYear(before, Number(selected)), { replace: true })
            }
          />
        </div>
        {form()}
      </PageBody>
    </Page>
  );

  function form(): ReactElement {
    if (years.error !== undefined)
      return <LoadError what={t('certificates.content.title')} error={years.error} onRetry={years.retry} />;
    if (content.error !== undefined && !hasNone) {
      return (
        <LoadError what={t('certificates.content.title')} error={content.error} onRetry={content.retry} />
      );
    }
    if (shown === undefined || content.isStale || (content.data === undefined && !hasNone)) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      );
    }
    return <ContentForm key={`${kind}.${shown}`} kind={kind} year={shown} content={content.data} />;
  }
}
