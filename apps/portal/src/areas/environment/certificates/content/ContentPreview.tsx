import { Heading } from '@vinrod/ui/heading';
import { formatEnergy } from '@vinrod/ui/format';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { errorText } from '#errors';
import { useCorporateGroupSelection } from '#corporate-group';
import { useCan } from '#profile';
import { EnglishAware } from '#shell/query-state';

import type { CertificateKind } from '../../queries/certificate-kind.ts';
import { CertificateHelp } from '../preview/CertificateHelp.tsx';
import { CertificatePaper } from '../preview/CertificatePaper.tsx';
import { originText } from '../preview/certificate-text.ts';
import { figureFacts } from '../preview/figure-facts.ts';
import { useCertificatePreview } from '../../queries/use-certificate-preview.ts';
import type { ContentDraft } from './content-draft.ts';
import * as styles from './ContentPage.css.ts';
import { swedishText, t } from '../texts.ts';

export interface ContentPreviewProps {
  readonly kind: CertificateKind;
  readonly year: number;
  readonly draft: ContentDraft;
}

/**
 * Previews a certificate of the shown corporate group: its first company of the year, with the figures that would be
 * issued. Placeholders without a figure stay as written.
 */
export function ContentPreview({ kind, year, draft }: ContentPreviewProps): ReactElement {
  const { supplier } = useRuntimeConfig();
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const can = useCan();
  const mayLook = can('export', 'certificate');
  const isPartnership = kind === 'partnership';
  const preview = useCertificatePreview(
    isPartnership || !mayLook || corporateGroup === undefined
      ? undefined
      : { corporateGroup: corporateGroup.uuid, year, companies: null, sites: null },
  );
  const [figures] = preview.data?.certificates ?? [];
  const name = corporateGroup?.name ?? '';
  const holder = isPartnership ? name : (figures?.company.name ?? name);

  return (
    <section className={styles.preview} aria-labelledby="content-preview">
      <Stack direction="row" gap="2" align="center">
        <Heading level={2} size="title3" id="content-preview">
          {t('certificates.preview.title')}
        </Heading>
        {isPartnership ? null : <CertificateHelp />}
      </Stack>
      <CertificatePaper
        words={draft}
        supplier={supplier.legalName}
        holder={holder}
        values={{
          koncern: name,
          bolag: holder,
          år: String(year),
          leverantör: supplier.legalName,
          ...(figures === undefined
            ? {}
            : {
                el: swedishText('certificates.preview.energy', {
                  amount: formatEnergy(figures.delivered_kwh),
                }),
                miljöval: originText(figures.product, year),
              }),
        }}
        facts={[
          { term: swedishText('certificates.year'), details: String(year) },
          ...(isPartnership ? [{ term: swedishText('certificates.koncern'), details: name }] : []),
          ...(preview.data === undefined || figures === undefined ? [] : figureFacts(preview.data, figures)),
        ]}
      />
      <Text size="small" tone="muted">
        {note()}
      </Text>
    </section>
  );

  function note(): ReactElement | string {
    if (corporateGroup === undefined) return t('certificates.content.noKoncern');
    if (preview.error !== undefined) {
      return (
        <>
          {t('certificates.preview.unknown', { year: String(year) })}:{' '}
          <EnglishAware>{errorText(preview.error)}</EnglishAware>
        </>
      );
    }
    if (!isPartnership && figures === undefined) return '';
    return t('certificates.content.example', { holder, year: String(year) });
  }
}
