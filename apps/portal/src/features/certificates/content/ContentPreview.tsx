import type { Certificate } from '@vinrod/api-client';
import { formatEmissionFactor, formatEnergy } from '@vinrod/ui/format';
import { Heading } from '@vinrod/ui/heading';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { useCertificates, type CertificateKind } from '#data';
import { useKoncernSelection } from '#koncern';
import { t } from '#messages';

import { CertificatePaper } from '../preview/CertificatePaper.tsx';
import { originText } from '../preview/certificate-text.ts';
import type { ContentDraft } from './content-draft.ts';
import * as styles from './ContentPage.css.ts';

/** Props of {@link ContentPreview}. */
export interface ContentPreviewProps {
  readonly kind: CertificateKind;
  readonly year: number;
  readonly draft: ContentDraft;
}

/** Certificates among which an example is looked for. */
const lookedThrough = 50;

/** Energy of the example when no certificate has been issued, kWh. */
const sampleKwh = 1_250_000;

function exampleOf(certificate: Certificate | undefined, koncern: string) {
  return {
    koncern: certificate?.corporate_group.name ?? koncern,
    bolag: certificate?.company?.name ?? koncern,
    kwh: certificate?.delivered_kwh ?? sampleKwh,
    product: certificate?.product ?? 'hydro',
    co2: certificate?.co2_g_per_kwh ?? 0,
  } as const;
}

/**
 * What certificates will say, filled in with the newest one that was issued: a real one cannot be made to look at, as each
 * is given a number for good.
 */
export function ContentPreview({ kind, year, draft }: ContentPreviewProps): ReactElement {
  const { supplier } = useRuntimeConfig();
  const koncern = useKoncernSelection()?.koncern.name ?? '';
  const issued = useCertificates({
    limit: lookedThrough,
    offset: 0,
    ordering: '-issued_at',
  });
  const certificate = issued.data?.results.find(({ type }) => type === kind);
  const example = exampleOf(certificate, koncern);
  const isPartnership = kind === 'partnership';

  return (
    <section className={styles.preview} aria-labelledby="content-preview">
      <Heading level={2} size="title3" id="content-preview">
        {t('certificates.preview.title')}
      </Heading>
      <CertificatePaper
        words={draft}
        supplier={supplier.legalName}
        holder={isPartnership ? example.koncern : example.bolag}
        values={{
          koncern: example.koncern,
          bolag: example.bolag,
          år: String(year),
          leverantör: supplier.legalName,
          ...(isPartnership
            ? {}
            : {
                el: t('certificates.preview.energy', { amount: formatEnergy(example.kwh) }),
                miljöval: originText(example.product, year),
              }),
        }}
        facts={[
          { term: t('certificates.year'), details: String(year) },
          ...(isPartnership
            ? [{ term: t('certificates.koncern'), details: example.koncern }]
            : [
                { term: t('certificates.delivered'), details: formatEnergy(example.kwh) },
                { term: t('certificates.choice'), details: t(`company.choice.${example.product}`) },
                { term: t('certificates.co2'), details: formatEmissionFactor(example.co2) },
              ]),
        ]}
      />
      <Text size="small" tone="muted">
        {certificate === undefined
          ? t('certificates.content.sample')
          : t('certificates.content.example', { number: certificate.certificate_number })}
      </Text>
    </section>
  );
}
