import type { EnergySource } from '../energy/emissions/emissions.ts';
import { inks } from '../files/pdf/look.ts';
import { missing, numberText, quantityText } from '../files/pdf/swedish-text.ts';
import type { TableRow } from '../files/pdf/table.ts';
import type { PdfWriter } from '../files/pdf/writer.ts';
import { knownCustomerNumber } from '../identifiers/customer-number.ts';
import { carbonAmount, energyAmount, roundedToSum } from './amounts.ts';
import { originText } from './certificate-contents.ts';
import { knownFacts, writeSignature, writeVerification } from './certificate-parts.ts';
import {
  measuredSites,
  type CertificateContentDocument,
  type CertifiedDelivery,
} from './certificate-document.ts';
import type { IssuedCertificate } from './issue-certificates.ts';
import type { GramsPerKilowattHour } from '../quantities/quantities.ts';

/** Names and colours of energy sources, as on the screen for residual mixes. */
const sources: Readonly<Record<EnergySource, { readonly label: string; readonly color: string }>> = {
  hydro: { label: 'Vattenkraft', color: '#2a6dae' },
  wind: { label: 'Vindkraft', color: '#329b63' },
  solar: { label: 'Solkraft', color: '#e7a939' },
  bio: { label: 'Biokraft', color: '#1b643e' },
  renewable: { label: 'Förnybart', color: '#329b63' },
  nuclear: { label: 'Kärnkraft', color: '#1e5790' },
  fossil: { label: 'Fossilt', color: '#7b726e' },
};

const emissionUnit = 'g\u00A0CO₂/kWh';

function grams(value: number): string {
  return quantityText(value, 2, emissionUnit);
}

function writeFacts(pdf: PdfWriter, number: string, content: CertificateContentDocument): void {
  const { company, corporate_group: group, delivery, year, supplier } = content;
  pdf.beside([
    () =>
      pdf.facts([
        { term: 'Certifikatnummer', text: number },
        { term: 'Leveransår', text: `1 januari \u2013 31 december ${year}` },
        { term: 'Leverantör', text: supplier.legal_name },
      ]),
    () =>
      pdf.facts(
        knownFacts([
          { term: 'Organisationsnummer', text: company?.organization_number ?? group.organization_number },
          { term: 'Kundnummer', text: knownCustomerNumber(delivery?.customer_id ?? '') },
          { term: 'Koncern', text: group.name },
        ]),
      ),
  ]);
}

function writeKeyFigures(pdf: PdfWriter, delivery: CertifiedDelivery, year: number): void {
  const { wh, site_total: total, product } = delivery;
  const count = measuredSites(delivery);
  const emitted = carbonAmount(delivery.co2_kg);
  const avoided = carbonAmount(delivery.avoided_co2_kg);
  pdf.keyFigures([
    {
      label: 'Levererad el',
      ...energyAmount(wh),
      note: count === total ? `${total} anläggningar` : `${count} av ${total} anläggningar`,
    },
    { label: 'Koldioxid', value: numberText(delivery.co2_g_per_kwh, 2), unit: emissionUnit },
    product === 'residual_mix'
      ? { label: 'Utsläpp vid produktionen', ...emitted }
      : { label: 'Undvikna utsläpp', ...avoided, note: `Jämfört med residualmixen ${year}` },
  ]);
}

function writePictures(pdf: PdfWriter, delivery: CertifiedDelivery, year: number): void {
  const slices = delivery.energy_mix.map(({ source, percent }) => ({
    ...sources[source],
    share: percent,
    text: quantityText(percent, Number.isInteger(percent) ? 0 : 2, '%'),
  }));
  const spoken = slices.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(', ');
  const own = grams(delivery.co2_g_per_kwh);
  const mix = grams(delivery.residual_mix.co2_g_per_kwh);
  pdf.beside([
    () => {
      pdf.heading('Elens ursprung');
      pdf.pie(slices, `Cirkeldiagram över elens ursprung: ${spoken}.`);
    },
    () => {
      pdf.heading('Koldioxid mot residualmix');
      const comparison = {
        label: `Nordisk residualmix ${year}`,
        value: delivery.residual_mix.co2_g_per_kwh,
        text: mix,
        color: inks.comparison,
      };
      const certified = {
        label: 'El enligt certifikatet',
        value: delivery.co2_g_per_kwh,
        text: own,
        color: pdf.color,
      };
      pdf.bars(
        [certified, comparison],
        `Staplar över koldioxid: el enligt certifikatet ${own}, nordisk residualmix ${year} ${mix}.`,
      );
    },
  ]);
}

/** The basis of the figures, and the supplier's responsibility. */
function explanations(delivery: CertifiedDelivery, content: CertificateContentDocument): readonly string[] {
  const { product, residual_mix: mix, coverage_percent: coverage } = delivery;
  const { year, supplier } = content;
  const waste = quantityText(delivery.nuclear_waste_g_per_kwh, 6, 'g/kWh');
  const origin =
    product === 'residual_mix'
      ? `Bolaget har inte valt ursprung för sin el. Elen redovisas därför enligt den nordiska residualmixen för ${year}.`
      : `${supplier.legal_name} har annullerat ursprungsgarantier från ${originText(product, year)} som motsvarar förbrukningen, senast den 31 mars ${year + 1}.`;
  return [
    origin,
    `Koldioxid avser fossila utsläpp vid produktionen av elen. Residualmix: ${grams(mix.co2_g_per_kwh)}. Källa: ${mix.source}.`,
    delivery.nuclear_waste_g_per_kwh === null
      ? 'Uppgift om kärnbränsleavfall är inte publicerad för elen.'
      : `Kärnbränsleavfall: ${delivery.nuclear_waste_g_per_kwh === 0 ? '0 g/kWh' : waste}.`,
    coverage >= 99.995
      ? 'Certifikatet bygger på uppmätta värden för leveransårets alla timmar.'
      : `Certifikatet bygger på uppmätta värden för ${quantityText(Math.min(99.99, coverage), 2, '%')} av leveransårets timmar. Timmar utan mätvärde räknas inte med.`,
  ];
}

function wholeText(value: number | null): string {
  return value === null ? missing : numberText(value, 0);
}

function* siteRows(delivery: CertifiedDelivery): Generator<TableRow> {
  const { sites, co2_g_per_kwh: own, residual_mix: mix, product } = delivery;
  const kwh = sites.map(({ wh }) => (wh === null ? null : wh / 1000));
  const figures = (perKwh: GramsPerKilowattHour): readonly (number | null)[] =>
    roundedToSum(kwh.map((value) => (value === null ? null : (value * perKwh) / 1000)));
  const columns = [
    roundedToSum(kwh),
    figures(own),
    ...(product === 'residual_mix' ? [] : [figures(mix.co2_g_per_kwh)]),
  ];
  for (const [index, { name, site_id: id, address }] of sites.entries())
    yield {
      cells: [name, id, address ?? missing, ...columns.map((values) => wholeText(values[index] ?? null))],
    };
  const sums = columns.map((values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  yield { kind: 'sum', cells: ['Summa', '', '', ...sums.map((sum) => numberText(sum, 0))] };
}

/**
 * Writes a certificate on a company's energy.
 *
 * @yields after each site, so that output can be flushed.
 */
export async function* writeYearlyCertificate(
  pdf: PdfWriter,
  certificate: IssuedCertificate,
  delivery: CertifiedDelivery,
  address: string,
): AsyncGenerator<void, void, void> {
  const { certificate_number: number, content } = certificate.document;
  const { year, text } = content;
  pdf.title(text.title);
  pdf.text(content.company?.name ?? content.corporate_group.name, 'name');
  pdf.space(6);
  pdf.text(text.body, 'lead');
  pdf.space(16);
  writeKeyFigures(pdf, delivery, year);
  pdf.space(10);
  writeFacts(pdf, number, content);
  pdf.space(14);
  writePictures(pdf, delivery, year);
  pdf.space(12);
  for (const explanation of explanations(delivery, content)) {
    pdf.text(explanation);
    pdf.space(3);
  }
  writeSignature(pdf, certificate);
  writeVerification(pdf, certificate, address);
  pdf.newPage();
  pdf.heading(`Levererad el per anläggning ${year}`);
  yield* pdf.table({
    summary: `Levererad el och koldioxid per anläggning ${year}`,
    columns: [
      { heading: 'Anläggning', width: 26, align: 'left' },
      { heading: 'Anläggnings-id', width: 26, align: 'left' },
      { heading: 'Adress', width: 32, align: 'left' },
      { heading: 'Levererad el, kWh', width: 13, align: 'right' },
      { heading: 'Koldioxid, kg', width: 11, align: 'right' },
      ...(delivery.product === 'residual_mix'
        ? []
        : [{ heading: 'Med residualmix, kg', width: 15, align: 'right' } as const]),
    ],
    rows: siteRows(delivery),
  });
}
