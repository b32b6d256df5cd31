import { compareNames, formatInteger, MISSING } from '../../format/index.ts';
import type { DataTableColumn } from '../../data-table/index.ts';

/** A site in the examples of patterns. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  /** kWh in a year; null when no meter value has come. */
  readonly energy: number | null;
  readonly isActive: boolean;
}

/** Six sites of two companies: one without values, one that has ended. */
export const sites: readonly Site[] = [
  { id: '1', name: 'Bageri Industrivägen 8', company: 'Norrviken Livs AB', energy: 118_230, isActive: true },
  { id: '2', name: 'Butik Hamnplan 1', company: 'Norrviken Butik AB', energy: 16_640, isActive: true },
  { id: '3', name: 'Butik Lövåsen', company: 'Norrviken Butik AB', energy: null, isActive: true },
  { id: '4', name: 'Butik Storgatan 40', company: 'Norrviken Butik AB', energy: 22_410, isActive: true },
  { id: '5', name: 'Kontorshus Älvgatan 12', company: 'Norrviken Livs AB', energy: 188_640, isActive: true },
  { id: '6', name: 'Lager Kvarnängen', company: 'Norrviken Livs AB', energy: 40_975, isActive: false },
].toSorted((one, other) => compareNames(one.name, other.name));

/** An amount of energy in a table; a missing one is a dash, never 0. */
export function energyText(energy: number | null): string {
  return energy === null ? MISSING : formatInteger(energy);
}

/** Columns of {@link sites}: what names a row, what is left out first, and what never leaves. */
export const siteColumns: readonly DataTableColumn<Site>[] = [
  { id: 'name', header: 'Anläggning', text: ({ name }) => name, isStrong: true },
  {
    id: 'company',
    header: 'Bolag',
    text: ({ company }) => company,
    listPlace: 'detail',
    priority: 1,
  },
  {
    id: 'energy',
    header: 'Årsförbrukning',
    unit: 'kWh',
    align: 'end',
    width: 160,
    text: ({ energy }) => energyText(energy),
  },
  {
    id: 'status',
    header: 'Status',
    width: 104,
    text: ({ isActive }) => (isActive ? 'Aktiv' : 'Avslutad'),
    listPlace: 'status',
  },
];
