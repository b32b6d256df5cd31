import { formatInteger } from '@vinrod/locale/number';
import { FavoriteToggle } from '../favorite-toggle/FavoriteToggle.tsx';
import { statusBadgeMessages } from '../status-badge/messages.ts';
import { Status } from '../status-badge/Status.tsx';
import { statusKey } from '../status-badge/status-presets.ts';
import type { DataTableColumn } from './column.ts';
import type { CorporateGroup } from './corporate-groups.fixture.ts';

/** Columns of mockup 07, for stories. */
export const corporateGroupColumns: readonly DataTableColumn<CorporateGroup>[] = [
  {
    id: 'name',
    header: 'Koncern',
    text: ({ name }) => name,
    width: '2fr',
    minWidth: 180,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'organization_number',
    header: 'Organisationsnummer',
    text: ({ organizationNumber }) => organizationNumber,
    width: '1.2fr',
    minWidth: 120,
    listPlace: 'detail',
  },
  { id: 'manager', header: 'Kundansvarig', text: ({ manager }) => manager, minWidth: 110 },
  {
    id: 'companies',
    header: 'Bolag',
    text: ({ companies }) => formatInteger(companies),
    align: 'end',
    width: 72,
    isSortable: true,
  },
  {
    id: 'sites',
    header: 'Anläggningar',
    text: ({ sites }) => formatInteger(sites),
    align: 'end',
    width: 110,
    isSortable: true,
  },
  {
    id: 'annual_kwh',
    header: 'Årsförbrukning',
    unit: 'MWh',
    text: ({ annualMwh }) => formatInteger(annualMwh),
    align: 'end',
    width: 150,
    isSortable: true,
    listPlace: 'figure',
    listUnit: 'MWh/år',
  },
  {
    id: 'contract_end',
    header: 'Avtal till',
    text: ({ contractEnd }) => contractEnd,
    align: 'end',
    width: 104,
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ status }) => statusBadgeMessages.sv[statusKey('customer', status)],
    render: ({ status }) => <Status kind="customer" value={status} />,
    width: 150,
    listPlace: 'status',
  },
];

/** The star of mockup 07, first in the row. */
export function starColumn(
  favorites: ReadonlySet<string>,
  onChange: (uuid: string, isFavorite: boolean) => void,
): DataTableColumn<CorporateGroup> {
  return {
    id: 'favorite',
    header: 'Favorit',
    isHeaderHidden: true,
    text: ({ uuid }) => (favorites.has(uuid) ? 'ja' : ''),
    render: ({ uuid, name }) => (
      <FavoriteToggle
        name={name}
        isFavorite={favorites.has(uuid)}
        onChange={(isFavorite) => onChange(uuid, isFavorite)}
      />
    ),
    width: 40,
    listPlace: 'leading',
  };
}
