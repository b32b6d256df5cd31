import { pdfProgramsAreAbsent } from '../../../files/testing/pdf-programs.ts';
import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { daysSpan, type Appearance } from '../appearance.ts';
import { download } from '../download.ts';
import type { FigureWorld, Reading } from '../figure-case.ts';
import { ask, numberAt, recordsAt, textAt } from '../json.ts';
import { printedNumber, printedQuantity, readPdf } from '../pdf.ts';

/** Half of the last digit of kWh with three decimals. */
const halfWattHour = 0.000_5;

/** A certificate of a company's deliveries in a year, with its subject and span. */
interface Issued {
  readonly certificate: JsonRecord;
  readonly companyId: string;
  readonly subject: string;
  readonly year: number;
  readonly span: string;
}

/** Rows of sites are adjusted to add up to the printed total, so each may be off by up to one. */
function evened(text: string): ReturnType<typeof printedNumber> {
  return { value: printedNumber(text).value, rounding: 1 };
}

/** The document: deliveries to the company, and its sites with their emissions. Empty without poppler. */
async function readDocument(
  world: FigureWorld,
  { certificate, subject, span }: Issued,
): Promise<Appearance[]> {
  if (pdfProgramsAreAbsent) return [];
  const place = 'certificate, pdf';
  const pdf = await readPdf(await download(world, `exports/certificates/${textAt(certificate, 'id')}/`));
  const delivered = pdf.keyFigures.find(({ label }) => label === 'Levererad el');
  const rows = [...pdf.tables.values()].flatMap(({ rows: own }) => own);
  if (delivered === undefined || rows.length === 0)
    throw new Error('A certificate says nothing of what it certifies.');
  return [
    { place, figure: 'consumption', subject, span, ...printedQuantity(delivered.value) },
    ...rows.flatMap((cells) => {
      const [, siteId = '', , kwh = '', kg = ''] = cells.map(String);
      const isSum = siteId === '';
      const own = { place, subject: isSum ? subject : `site:${siteId}`, span };
      const read = isSum ? printedNumber : evened;
      return [
        { ...own, figure: 'consumption', ...read(kwh) },
        { ...own, figure: 'emissions', ...read(kg) },
      ];
    }),
  ];
}

/** The figures of the same certificate if it were issued now. */
async function readPreview(
  { app, access, corporateGroupId }: FigureWorld,
  issued: Issued,
): Promise<Appearance[]> {
  const { companyId, year, subject, span } = issued;
  const body = { corporate_group: corporateGroupId, companies: [companyId], sites: null, year };
  const {
    status,
    body: preview,
    text,
  } = await app.request('POST', '/api/v1/exports/certificate-preview/', { access, body });
  if (status !== 200) throw new Error(`The preview of a certificate answers ${status}: ${text}`);
  return recordsAt(preview, 'certificates').map((certificate) => ({
    place: 'preview of a certificate',
    figure: 'consumption',
    subject,
    span,
    value: numberAt(certificate, 'delivered_kwh'),
    rounding: halfWattHour,
  }));
}

/** Certificates of delivered electricity: in the list, in the preview, and on paper. */
export async function readCertificates({ world, sites }: Reading): Promise<Appearance[]> {
  const list = await ask(world, `exports/certificates/?limit=100&corporate_group=${world.corporateGroupId}`);
  const issued = recordsAt(list, 'results').flatMap((certificate): Issued[] => {
    const company = certificate['company'];
    const companyId = isRecord(company) ? (textAt(company, 'uuid') ?? '') : '';
    const known = sites.find((site) => site.companyId === companyId);
    const year = numberAt(certificate, 'year') ?? 0;
    return known === undefined
      ? []
      : [
          {
            certificate,
            companyId,
            subject: `company:${known.customerId}`,
            year,
            span: daysSpan(`${year}-01-01`, `${year}-12-31`),
          },
        ];
  });
  const appearances: Appearance[] = [];
  for (const each of issued) {
    const { certificate, subject, span } = each;
    const value = numberAt(certificate, 'delivered_kwh');
    appearances.push(
      {
        place: 'list of certificates',
        figure: 'consumption',
        subject,
        span,
        value,
        rounding: halfWattHour,
      },
      ...(await readPreview(world, each)),
      ...(await readDocument(world, each)),
    );
  }
  return appearances;
}
