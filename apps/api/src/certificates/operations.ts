import { partsOf } from '@vinrod/locale/day';
import { todayOf } from '../energy/report-request.ts';
import { exportAs, type ExportCall } from '../files/export-answers.ts';
import type { Deps } from '../server/deps.ts';
import { operation, publicOperation, type Operation } from '../server/operation.ts';
import { certificateFile } from './certificate-file.ts';
import { listCertificates, readIssuedCertificate } from './certificate-list.ts';
import {
  generatePartnershipCertificate,
  generateYearlyCertificates,
  listIssuableYears,
  previewCertificates,
} from './certificate-requests.ts';
import { readCertificateText, writeCertificateText } from './certificate-text.ts';
import type { IssuedCertificate } from './issue-certificates.ts';
import { verifyCertificate } from './verify-certificate.ts';

function sent(call: ExportCall, certificates: readonly IssuedCertificate[], name: string): Response {
  return exportAs(name, call).pdf(certificateFile(certificates, call.deps.config));
}

/** Last year: the latest year whose deliveries are, or soon will be, certified. */
function lastYear(deps: Pick<Deps, 'clock'>): number {
  return partsOf(todayOf(deps)).year - 1;
}

/** Issues, lists and verifies certificates, and edits their texts. Names: specification, section 9. */
export const certificateOperations: readonly Operation[] = [
  operation('generateCertificates', async (call) =>
    sent(call, await generateYearlyCertificates(call, call.body), 'Certifikat'),
  ),
  operation('generatePartnershipCertificates', async (call) =>
    sent(call, await generatePartnershipCertificate(call, call.body), 'Certifikat'),
  ),
  operation('previewCertificates', (call) => previewCertificates(call, call.body)),
  operation('listCertificates', ({ deps, caller, query, request }) =>
    listCertificates(deps, caller, query, request.url),
  ),
  operation('downloadCertificate', async (call) => {
    const certificate = await readIssuedCertificate(call.deps, call.caller, call.params.id);
    return sent(call, [certificate], `Certifikat ${certificate.document.certificate_number}`);
  }),
  publicOperation('showCertificate', ({ deps, params, request }) =>
    verifyCertificate(deps, request, params.id),
  ),
  operation('getYearlyUsageCertificate', ({ deps, query }) =>
    readCertificateText(deps.database.db, 'yearly_usage', query.year ?? lastYear(deps)),
  ),
  operation('updateYearlyUsageCertificate', (call) => writeCertificateText(call, 'yearly_usage', call.body)),
  operation('getPartnershipCertificate', ({ deps, query }) =>
    readCertificateText(deps.database.db, 'partnership', query.year ?? lastYear(deps)),
  ),
  operation('updatePartnershipCertificate', (call) => writeCertificateText(call, 'partnership', call.body)),
  operation('listResidualMixYears', (call) => listIssuableYears(call)),
];
