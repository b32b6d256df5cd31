import { useState, type ReactElement } from 'react';

import { DataTable, initialTableQuery, type DataTableColumn, type RowKeys } from '../../data-table/index.ts';
import { changeOf, compareNames, formatInteger, formatNumber, MISSING } from '../../format/index.ts';
import { ChangeText } from '../../stat-tile/ChangeText.tsx';

interface Site {
  readonly id: string;
  readonly name: string;
  readonly power: number;
  readonly energy: number | null;
  readonly change: number | null;
}

const sites: readonly Site[] = [
  { id: 'lovasen', name: 'Butik Lövåsen', power: 18.8, energy: 15_990, change: -3.4 },
  { id: 'rosenlund', name: 'Kyllager Rosenlund', power: 131.9, energy: 231_908, change: 6.4 },
  { id: 'hamnen', name: 'Lager Östra hamnen', power: 117.5, energy: 198_240, change: -1.2 },
  { id: 'brunna', name: 'Laddplats Brunna', power: 88, energy: null, change: null },
];

const columns: readonly DataTableColumn<Site>[] = [
  { id: 'name', header: 'Anläggning', text: ({ name }) => name, width: '2fr', isSortable: true },
  {
    id: 'power',
    header: 'Effekt',
    unit: 'kW',
    align: 'end',
    text: ({ power }) => formatNumber(power, { decimals: 1 }),
  },
  {
    id: 'energy',
    header: 'Förbrukning',
    unit: 'kWh',
    align: 'end',
    minWidth: 130,
    text: ({ energy }) => (energy === null ? 'saknas' : formatInteger(energy)),
  },
  {
    id: 'change',
    header: 'Förändring',
    align: 'end',
    text: ({ change }) => (change === null ? MISSING : changeOf(change).text),
    render: ({ change }) =>
      change === null ? MISSING : <ChangeText change={changeOf(change)} rise="neutral" />,
  },
];

/** A compact table with sort, selection and sum. */
export function TableSheet(): ReactElement {
  const [query, setQuery] = useState(() =>
    initialTableQuery({ sort: { field: 'name', direction: 'ascending' } }),
  );
  const [selectedKeys, setSelectedKeys] = useState<RowKeys>(new Set(['hamnen']));
  const order = query.sort?.direction === 'descending' ? -1 : 1;
  return (
    <DataTable
      label="Anläggningar"
      columns={columns}
      rows={sites.toSorted((a, b) => order * compareNames(a.name, b.name))}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={setQuery}
      selection={{ selectedKeys, onChange: setSelectedKeys }}
      density="compact"
      sum={{ label: 'Summa', values: { energy: formatInteger(446_138) } }}
    />
  );
}
