import type { CertificatePreview, PreviewedCertificate } from '@vinrod/api-client';
import type { Description } from '@vinrod/ui/description-list';
import { formatEmission } from '@vinrod/locale/emission';
import { formatEmissionFactor, formatEnergy, formatPercent } from '@vinrod/ui/format';
import { swedishText } from '../texts.ts';

/** Shares in a sentence: "förnybart 10,18 %, kärnkraft 21,61 %". */
function sharesText(shares: PreviewedCertificate['energy_mix']): string {
  return shares
    .map(
      ({ source, percent }) =>
        `${swedishText(`certificates.source.${source}`)} ${formatPercent(percent, { decimals: 2 })}`,
    )
    .join(', ');
}

/** Shares of the residual mix of a year, in published order. */
function residualShares({ residual_mix: mix }: CertificatePreview): PreviewedCertificate['energy_mix'] {
  return [
    { source: 'renewable', percent: mix.renewable_percent },
    { source: 'nuclear', percent: mix.nuclear_percent },
    { source: 'fossil', percent: mix.fossil_percent },
  ];
}

/** Figures of the certificate to be issued, in its Swedish words. */
export function figureFacts(
  preview: CertificatePreview,
  certificate: PreviewedCertificate,
): readonly Description[] {
  const { year, residual_mix: mix } = preview;
  const { product, site_count: count, site_total: total } = certificate;
  return [
    {
      term: swedishText('certificates.delivered'),
      details: swedishText('certificates.preview.deliveredOf', {
        amount: formatEnergy(certificate.delivered_kwh),
        sites: count,
        total,
      }),
    },
    { term: swedishText('certificates.choice'), details: swedishText(`company.choice.${product}`) },
    { term: swedishText('certificates.preview.shares'), details: sharesText(certificate.energy_mix) },
    { term: swedishText('certificates.co2'), details: formatEmissionFactor(certificate.co2_g_per_kwh) },
    {
      term: swedishText('certificates.preview.residualMix', { year: String(year) }),
      details: `${formatEmissionFactor(mix.co2_g_per_kwh)} (${sharesText(residualShares(preview))})`,
    },
    ...(product === 'residual_mix'
      ? []
      : [
          {
            term: swedishText('certificates.preview.avoided'),
            details: formatEmission(certificate.avoided_co2_kg),
          },
        ]),
  ];
}
