import type { Appearance } from '../appearance.ts';
import type { Reading } from '../figure-case.ts';
import { readMonthlyReportPdf } from './monthly-report-pdf.ts';
import { readMonthlyReportSheets } from './monthly-report-sheets.ts';
import {
  readCustomerNumbers,
  readOutlets,
  readSubscriptions,
  readUsage,
  readWithdrawals,
} from './monthly-report.ts';

/** The monthly report: every part of it on screen, and its files. */
export async function readMonthlyReport(reading: Reading): Promise<Appearance[]> {
  const outlets = await readOutlets(reading);
  // The document lists sites in the order of this part, without their anläggnings-id.
  const siteIds = [...new Set(outlets.map(({ subject }) => subject.slice('site:'.length)))];
  const parts = [
    outlets,
    await readCustomerNumbers(reading),
    await readSubscriptions(reading),
    await readWithdrawals(reading),
    await readUsage(reading),
    await readMonthlyReportSheets(reading),
    await readMonthlyReportPdf(reading, siteIds),
  ];
  return parts.flat();
}
