import type { Company } from '@vinrod/api-client';
import { Heading } from '@vinrod/ui/heading';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { formatEnergy, LIST_LIMIT } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { useOperation } from '#data';
import { errorText } from '#errors';
import { useCan } from '#profile';
import { EnglishAware, LoadError } from '#shell/query-state';

import { contentOperation } from '../../queries/certificate-kind.ts';
import { CertificateHelp } from '../preview/CertificateHelp.tsx';
import { CertificatePaper } from '../preview/CertificatePaper.tsx';
import { originText } from '../preview/certificate-text.ts';
import { figureFacts } from '../preview/figure-facts.ts';
import { useCertificatePreview } from '../../queries/use-certificate-preview.ts';
import type { CertificateDraft } from './certificate-draft.ts';
import * as styles from './CertificateForm.css.ts';
import { partsToSend, type SelectedCompany } from './selected-companies.ts';
import { swedishText, t } from '../texts.ts';

export interface OutcomeProps {
  readonly corporateGroup: { readonly uuid: string; readonly name: string };
  readonly draft: CertificateDraft;
  readonly year: number;
  readonly selected: readonly SelectedCompany[];
}

function choiceText(company: Company | undefined, say: typeof t): string {
  return company === undefined
    ? say('certificates.preview.ownChoice')
    : say(`company.choice.${company.environmental_choice}`);
}

/** Preview of the form's result: the certificates to issue, and the text of the first. */
export function Outcome({ corporateGroup, draft, year, selected }: OutcomeProps): ReactElement {
  const { kind } = draft;
  const { supplier } = useRuntimeConfig();
  const content = useOperation(contentOperation[kind], { query: { year } });
  const can = useCan();
  const maySeeCompanies = can('list', 'company');
  const companies = useOperation(
    'listCorporateGroupCustomers',
    maySeeCompanies
      ? { path: { id: corporateGroup.uuid }, query: { limit: LIST_LIMIT, ordering: 'name' } }
      : undefined,
  ).data;
  const companyOf = (uuid: string) => companies?.results.find((company) => company.uuid === uuid);
  const [first] = selected;
  const isPartnership = kind === 'partnership';
  const holder = isPartnership ? corporateGroup.name : (first?.name ?? '');
  const names = selected.map(({ name }) => name).join(', ');
  const firstCompany = first === undefined ? undefined : companyOf(first.uuid);
  const preview = useCertificatePreview(
    isPartnership || first === undefined
      ? undefined
      : { corporateGroup: corporateGroup.uuid, year, ...partsToSend(kind, selected) },
  );
  const previewed = (uuid: string) => preview.data?.certificates.find(({ company }) => company.uuid === uuid);
  const figures = first === undefined ? undefined : previewed(first.uuid);
  const origin =
    firstCompany === undefined
      ? swedishText('certificates.preview.ownOrigin')
      : originText(firstCompany.environmental_choice, year);

  return (
    <section className={styles.outcome} aria-labelledby="certificate-outcome">
      <Stack direction="row" gap="2" align="center">
        <Heading level={3} id="certificate-outcome">
          {t('certificates.preview.title')}
        </Heading>
        {isPartnership ? null : <CertificateHelp />}
      </Stack>
      <Text tone="muted">
        {isPartnership
          ? t('certificates.preview.partnership', { count: selected.length })
          : t('certificates.preview.count', { count: selected.length })}
      </Text>
      <ul className={styles.companies}>
        {selected.map(({ uuid, name, sites, siteTotal }) => (
          <li key={uuid} className={styles.company}>
            <span className={styles.name}>{name}</span>
            {isPartnership ? null : (
              <Text as="span" size="small" tone="muted">
                {companyText({ uuid, sites: sites.length, total: siteTotal })}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {preview.error === undefined ? null : (
        <InlineAlert tone="warning" title={t('certificates.preview.unknown', { year: String(year) })}>
          <EnglishAware>{errorText(preview.error)}</EnglishAware>
        </InlineAlert>
      )}
      {paper()}
    </section>
  );

  function companyText({ uuid, sites, total }: { uuid: string; sites: number; total: number }): string {
    const found = previewed(uuid);
    const choice = choiceText(companyOf(uuid), t);
    return found === undefined
      ? t('certificates.preview.company', { choice, sites, total })
      : t('certificates.preview.companyFigures', {
          choice: t(`company.choice.${found.product}`),
          sites: found.site_count,
          total: found.site_total,
          amount: formatEnergy(found.delivered_kwh),
        });
  }

  function paper(): ReactElement | null {
    if (first === undefined) return null;
    if (content.error !== undefined)
      return (
        <LoadError what={t('certificates.preview.title')} error={content.error} onRetry={content.retry} />
      );
    if (content.data === undefined || preview.isLoading) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={240} />
        </SkeletonGroup>
      );
    }
    const text = content.data;
    return (
      <CertificatePaper
        words={{
          title: figures?.title ?? text.title,
          body: figures?.body_text ?? text.body_text,
          signatoryName: text.signatory_name,
          signatoryTitle: text.signatory_title,
          footer: text.footer_text,
        }}
        holder={holder}
        supplier={supplier.legalName}
        values={{
          koncern: corporateGroup.name,
          bolag: isPartnership ? names : holder,
          år: String(year),
          leverantör: supplier.legalName,
          ...(isPartnership ? {} : { miljöval: origin }),
        }}
        facts={[
          { term: swedishText('certificates.year'), details: String(year) },
          ...(isPartnership
            ? [{ term: swedishText('certificates.company'), details: names }]
            : preview.data === undefined || figures === undefined
              ? [{ term: swedishText('certificates.choice'), details: choiceText(firstCompany, swedishText) }]
              : figureFacts(preview.data, figures)),
        ]}
      />
    );
  }
}
