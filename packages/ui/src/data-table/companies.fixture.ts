import type { DataTableColumn } from './column.ts';

/** A company, or a site under it, for stories. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly energy: string;
  readonly parts: readonly Part[];
}

function part(name: string, number: string, energy: string): Part {
  return { id: number, name, number, energy, parts: [] };
}

/** Two companies with their sites. */
export const companies: readonly Part[] = [
  {
    id: 'butik',
    name: 'Norrviken Butik AB',
    number: '559312-4166',
    energy: '576\u00a0764',
    parts: [
      part('Butik Hamnplan 1', '735999000012062078', '34\u00a0212'),
      part('Butik Kungsgränd 3', '735999000012056596', '208\u00a0026'),
    ],
  },
  {
    id: 'livs',
    name: 'Norrviken Livs AB',
    number: '559312-4083',
    energy: '746\u00a0040',
    parts: [part('Bageri Industrivägen 8', '735999000012053854', '118\u00a0230')],
  },
];

/** Columns of mockup 08, for stories. */
export const partColumns: readonly DataTableColumn<Part>[] = [
  { id: 'name', header: 'Bolag', text: ({ name }) => name, width: '2fr', minWidth: 160, isStrong: true },
  {
    id: 'number',
    header: 'Org.nr / Anläggnings-id',
    text: ({ number }) => number,
    minWidth: 160,
    listPlace: 'detail',
  },
  {
    id: 'energy',
    header: 'Årsförbrukning',
    unit: 'kWh',
    text: ({ energy }) => energy,
    align: 'end',
    width: 170,
    listUnit: 'kWh/år',
  },
];
