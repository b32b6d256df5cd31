import type { DataTableColumn } from './column.ts';

/** A site of a report, for stories. */
export interface Usage {
  readonly id: string;
  readonly company: string;
  readonly customer: string;
  readonly site: string;
  readonly siteId: string;
  readonly power: string;
  readonly energy: string;
  readonly change: string;
}

/** Four sites of two companies, in groups. */
export const usage: readonly Usage[] = [
  {
    id: '1',
    company: 'Norrviken Livs AB',
    customer: '1048213',
    site: 'Bageri Industrivägen 8',
    siteId: '735999000012053854',
    power: '119,6',
    energy: '118\u00a0230',
    change: '−2,0\u00a0%',
  },
  {
    id: '2',
    company: 'Norrviken Livs AB',
    customer: '1048213',
    site: 'Kontorshus Älvgatan 12',
    siteId: '735999000012047006',
    power: '148,2',
    energy: '188\u00a0640',
    change: '1,4\u00a0%',
  },
  {
    id: '3',
    company: 'Norrviken Butik AB',
    customer: '1048231',
    site: 'Butik Hamnplan 1',
    siteId: '735999000012062078',
    power: '19,1',
    energy: '16\u00a0640',
    change: '−5,9\u00a0%',
  },
  {
    id: '4',
    company: 'Norrviken Butik AB',
    customer: '1048231',
    site: 'Butik Lövåsen',
    siteId: '735999000012063440',
    power: '18,8',
    energy: 'saknas',
    change: '–',
  },
];

/** Columns of mockup 05, for stories. */
export const usageColumns: readonly DataTableColumn<Usage>[] = [
  { id: 'site', header: 'Anläggning', text: ({ site }) => site, width: '2fr', minWidth: 160, isStrong: true },
  {
    id: 'siteId',
    header: 'Anläggnings-id',
    text: ({ siteId }) => siteId,
    width: '1.4fr',
    minWidth: 160,
    isMuted: true,
  },
  { id: 'power', header: 'Högsta', unit: 'kW', text: ({ power }) => power, align: 'end', width: 120 },
  {
    id: 'energy',
    header: 'Förbrukning',
    unit: 'kWh',
    text: ({ energy }) => energy,
    align: 'end',
    listPlace: 'figure',
    width: 150,
  },
  { id: 'change', header: 'Förändring', text: ({ change }) => change, align: 'end', width: 120 },
];

/** Consumption of each company, by customer number. */
export const groupSums: Readonly<Record<string, string>> = {
  '1048213': '306\u00a0870',
  '1048231': '16\u00a0640',
};
