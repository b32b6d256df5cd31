import type { FigureName, Place } from '../../packages/api-client/src/figures/index.ts';

/** Code of each place with figures: files and folders of the repository. */
export const placeSources: Readonly<Record<Place, readonly string[]>> = {
  overview: ['apps/portal/src/areas/overview/start', 'apps/portal/src/areas/energy/dashboard'],
  siteGroup: ['apps/portal/src/areas/organisation/site-group', 'apps/portal/src/areas/energy/dashboard'],
  siteGroups: [
    'apps/portal/src/areas/organisation/site-groups',
    'apps/portal/src/areas/organisation/site-groups',
  ],
  corporateGroups: ['apps/portal/src/areas/organisation/corporate-groups'],
  corporateGroup: ['apps/portal/src/areas/organisation/corporate-group'],
  company: ['apps/portal/src/areas/organisation/company'],
  site: ['apps/portal/src/areas/organisation/site'],
  monthReport: ['apps/portal/src/areas/energy/month', 'apps/portal/src/areas/energy/frame'],
  hourReport: ['apps/portal/src/areas/energy/hour', 'apps/portal/src/areas/energy/frame'],
  graph: [
    'apps/portal/src/areas/energy/graph',
    'apps/portal/src/areas/energy/frame',
    'apps/portal/src/areas/energy/line-series',
  ],
  whatChanged: [
    'apps/portal/src/areas/energy/what-changed',
    'apps/portal/src/areas/energy/graph/comparison/ComparisonFigures.tsx',
  ],
  invoices: ['apps/portal/src/areas/invoices/list', 'apps/portal/src/areas/invoices/changed-values'],
  certificates: [
    'apps/portal/src/areas/environment/certificates',
    'apps/portal/src/areas/invoices/changed-values',
  ],
  residualMix: ['apps/portal/src/areas/environment/residual-mix'],
  roles: ['apps/portal/src/areas/people/roles'],
  work: ['apps/portal/src/areas/overview/work'],
  imports: ['apps/portal/src/areas/organisation/imports'],
  missingValues: ['apps/portal/src/areas/organisation/missing-values'],
  graphFiles: [
    'apps/api/src/exports/time-sheets/comparison-sheet.ts',
    'apps/api/src/exports/time-sheets/comparison-pdf.ts',
    'apps/portal/src/areas/energy/graph-files',
  ],
  hourFiles: ['apps/api/src/exports/time-sheets', 'apps/api/src/energy/time-sheets'],
  monthFiles: ['apps/api/src/exports/monthly-report'],
  corporateGroupFiles: ['apps/api/src/exports/corporate-group-sheet.ts', 'apps/api/src/exports/list-pdf.ts'],
  invoicePdf: [
    'apps/api/src/invoices/invoice-pdf.ts',
    'apps/api/src/invoices/invoice.ts',
    'apps/api/src/invoices/breakdown.ts',
  ],
  certificatePdf: ['apps/api/src/certificates'],
};

/** Pattern for a figure in a place that does not name its field: computed from others, or drawn by a chart. */
export const drawnBy: Partial<Record<FigureName, Partial<Record<Place, RegExp>>>> = {
  power: { monthReport: /<DayProfile/ },
  highestPower: { hourReport: /t\('hour\.highest'\)/ },
  meanPower: { monthReport: /<UsageProfile/ },
  durationCurve: { monthReport: /<DurationCurve/ },
  invoicedEnergy: { site: /site\?\.kwh/ },
  netAmount: { site: /site\?\.amountSek/ },
  shareOfChange: { whatChanged: /sharePercent/ },
  changeByTime: { whatChanged: /changes\.by\[/ },
  degreeDays: { whatChanged: /degreeDays/ },
  weatherPart: { whatChanged: /weatherPart/ },
  weekdayCount: { whatChanged: /weekdays/ },
  change: { siteGroup: /changePercent/, site: /changePercent/ },
};
