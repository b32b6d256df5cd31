import type { FigureName, Place } from '../../packages/api-client/src/figures/index.ts';

/** The code of each place that shows figures: files and folders of the repository. */
export const placeSources: Readonly<Record<Place, readonly string[]>> = {
  overview: ['apps/portal/src/features/overview', 'apps/portal/src/shell/dashboard'],
  siteGroup: ['apps/portal/src/features/site-group', 'apps/portal/src/shell/dashboard'],
  siteGroups: ['apps/portal/src/features/site-groups', 'apps/portal/src/shell/site-group-table'],
  koncerner: ['apps/portal/src/features/koncerner'],
  koncern: ['apps/portal/src/features/koncern'],
  company: ['apps/portal/src/features/company'],
  site: ['apps/portal/src/features/site'],
  monthReport: ['apps/portal/src/features/analytics/month', 'apps/portal/src/features/analytics/frame'],
  hourReport: ['apps/portal/src/features/analytics/hour', 'apps/portal/src/features/analytics/frame'],
  graph: [
    'apps/portal/src/features/analytics/graph',
    'apps/portal/src/features/analytics/frame',
    'apps/portal/src/shell/line-series',
  ],
  invoices: ['apps/portal/src/features/invoices'],
  certificates: ['apps/portal/src/features/certificates'],
  residualMix: ['apps/portal/src/features/residual-mix'],
  roles: ['apps/portal/src/shell/roles'],
  graphFiles: [
    'apps/api/src/exports/time-sheets/comparison-sheet.ts',
    'apps/api/src/exports/time-sheets/comparison-pdf.ts',
    'apps/portal/src/features/analytics/graph-files',
  ],
  hourFiles: ['apps/api/src/exports/time-sheets', 'apps/api/src/energy/time-sheets'],
  monthFiles: ['apps/api/src/exports/monthly-report'],
  koncernFiles: ['apps/api/src/exports/corporate-group-sheet.ts', 'apps/api/src/exports/list-pdf.ts'],
  invoicePdf: [
    'apps/api/src/invoices/invoice-pdf.ts',
    'apps/api/src/invoices/invoice.ts',
    'apps/api/src/invoices/breakdown.ts',
  ],
  certificatePdf: ['apps/api/src/certificates'],
};

/** What draws a figure in a place that does not name its field: the place computes it from others, or a chart does. */
export const drawnBy: Partial<Record<FigureName, Partial<Record<Place, RegExp>>>> = {
  power: { monthReport: /<DayProfile/ },
  highestPower: { hourReport: /t\('hour\.highest'\)/ },
  meanPower: { monthReport: /<UsageProfile/ },
  durationCurve: { monthReport: /<DurationCurve/ },
  invoicedEnergy: { site: /site\?\.kwh/ },
  netAmount: { site: /site\?\.amountSek/ },
  change: { siteGroup: /changePercent/, site: /changePercent/ },
};
