import type { Appearance } from '../appearance.ts';
import type { Reading } from '../figure-case.ts';
import { readAnnualConsumption } from './annual-consumption.ts';
import { readCertificates } from './certificates.ts';
import { readDashboard } from './dashboard.ts';
import { readGraphs } from './graph.ts';
import { readInvoices } from './invoices.ts';
import { readMonthlyReport } from './monthly-report-parts.ts';
import { readTimeReport } from './time-report.ts';
import { readTimeReportPdf } from './time-report-pdf.ts';
import { readTimeReportSheets } from './time-report-sheets.ts';

/** A place where figures appear: reads all that it tells of the sites and the period of a case. */
export type Place = (reading: Reading) => Promise<Appearance[]>;

/** Every place where the figures of chosen sites in a chosen period appear. */
export const places: readonly Place[] = [
  readDashboard,
  readGraphs,
  readTimeReport,
  readTimeReportSheets,
  readTimeReportPdf,
  readMonthlyReport,
];

/** Every place whose figures stand without a period to choose: they are read once for a world, of every site. */
export const standingPlaces: readonly Place[] = [readAnnualConsumption, readInvoices, readCertificates];
