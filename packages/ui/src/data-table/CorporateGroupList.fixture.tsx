import { useMemo, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { compareNames } from '../format/sorting.ts';
import { DataTable } from './DataTable.tsx';
import { corporateGroupColumns, starColumn } from './corporate-group-columns.fixture.tsx';
import { manyCorporateGroups, type CorporateGroup } from './corporate-groups.fixture.ts';
import type { RowKeys } from './selection/row-selection.ts';
import type { DataTableProps } from './table-props.ts';
import { initialTableQuery, listParameters, type TableQuery } from './table-query.ts';

/** A minimal server: searches, sorts and pages by the same parameters as a real one. */
function listOf(all: readonly CorporateGroup[], query: TableQuery) {
  const { limit, offset, search = '', ordering = '' } = listParameters(query);
  const found = all.filter(({ name }) =>
    name.toLocaleLowerCase('sv').includes(search.toLocaleLowerCase('sv')),
  );
  const sign = ordering.startsWith('-') ? -1 : 1;
  const field = ordering.replace('-', '');
  const sorted = found.toSorted((a, b) => {
    if (field === 'name') return sign * compareNames(a.name, b.name);
    if (field === 'sites') return sign * (a.sites - b.sites);
    if (field === 'annual_kwh') return sign * ((a.annualMwh ?? 0) - (b.annualMwh ?? 0));
    return 0;
  });
  return {
    count: found.length,
    keys: found.map(({ uuid }) => uuid),
    results: sorted.slice(offset, offset + limit),
  };
}

export interface CorporateGroupListProps extends Partial<DataTableProps<CorporateGroup>> {
  readonly all?: readonly CorporateGroup[];
  readonly isSelectable?: boolean;
  readonly hasStars?: boolean;
  readonly start?: Partial<TableQuery>;
}

const threeHundred = manyCorporateGroups(312);

/** A list of corporate groups that keeps its own query, selection and favourites, for stories. */
export function CorporateGroupList({
  all = threeHundred,
  isSelectable = false,
  hasStars = false,
  start = {},
  ...props
}: CorporateGroupListProps) {
  const [query, setQuery] = useState(() => initialTableQuery(start));
  const [selectedKeys, setSelectedKeys] = useState<RowKeys>(new Set());
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(
    () => new Set(all.slice(0, 4).map(({ uuid }) => uuid)),
  );
  const { count, keys, results } = useMemo(() => listOf(all, query), [all, query]);
  const columns = useMemo(() => {
    const star = starColumn(favorites, (uuid, isFavorite) => {
      const next = new Set(favorites);
      if (isFavorite) next.add(uuid);
      else next.delete(uuid);
      setFavorites(next);
    });
    return hasStars ? [star, ...corporateGroupColumns] : corporateGroupColumns;
  }, [favorites, hasStars]);
  return (
    <DataTable
      label="Koncerner"
      columns={columns}
      rows={results}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => `/corporate-groups/${uuid}`}
      query={query}
      onQueryChange={setQuery}
      totalCount={count}
      searchLabel="Sök namn, org.nr, kundnummer"
      hasColumnChooser
      {...(isSelectable
        ? {
            selection: {
              selectedKeys,
              onChange: setSelectedKeys,
              onSelectAll: () => setSelectedKeys(new Set([...selectedKeys, ...keys])),
              actions: <Button size="sm">Exportera valda</Button>,
            },
          }
        : {})}
      {...props}
    />
  );
}
