/**
 * Pages, files and documents that show figures, with their Swedish names. A printed page shows the same as its screen.
 */
export const places = {
  work: 'Att göra',
  overview: 'Översikt',
  siteGroup: 'Anläggningsgrupp',
  siteGroups: 'Anläggningsgrupper',
  corporateGroups: 'Koncerner',
  corporateGroup: 'Koncern',
  company: 'Bolag',
  site: 'Anläggning',
  monthReport: 'Månadsrapport',
  hourReport: 'Timrapport',
  graph: 'Graf',
  whatChanged: 'Vad ändrades',
  invoices: 'Fakturor',
  certificates: 'Certifikat',
  residualMix: 'Residualmix',
  roles: 'Roller och behörigheter',
  imports: 'Inläsningar',
  missingValues: 'Saknade mätvärden',
  hourFiles: 'Timrapport som fil (csv, xlsx, pdf)',
  graphFiles: 'Graf som fil (csv, xlsx, pdf)',
  monthFiles: 'Månadsrapport som fil (csv, xlsx, pdf)',
  corporateGroupFiles: 'Koncernlista som fil (csv, xlsx, pdf)',
  invoicePdf: 'Faktura (pdf)',
  certificatePdf: 'Certifikat (pdf) och sidan där det kontrolleras',
} as const;

/** Names a page, file or document. */
export type Place = keyof typeof places;
