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

/** A place with figures: reads all of them for the sites and the period of a case. */
export type Place = (reading: Reading) => Promise<Appearance[]>;

/** Every place with figures of selected sites in a selected period. */
export const places: readonly Place[] = [
  readDashboard,
  readGraphs,
  readTimeReport,
  readTimeReportSheets,
  readTimeReportPdf,
  readMonthlyReport,
];

/** Every place with figures but no selectable period: read once per world, for every site. */
export const standingPlaces: readonly Place[] = [readAnnualConsumption, readInvoices, readCertificates];
