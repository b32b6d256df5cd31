import { DataTable, type DataTableColumn, type TableQuery, initialTableQuery } from '@vinrod/ui/data-table';
import { VinrodProvider } from '@vinrod/ui/provider';
import '@vinrod/ui/styles.css';
import { useMemo, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { benchColumns, textOf, type BenchRow } from '../browser/bench-rows.ts';
import { serveTable } from '../browser/table-page.ts';

const columns: readonly DataTableColumn<BenchRow>[] = benchColumns.map(({ id, header, isFigure }) => ({
  id,
  header,
  text: (row) => textOf(row, id),
  align: isFigure ? 'end' : 'start',
  isSortable: true,
}));

function Page({ rows }: { readonly rows: readonly BenchRow[] }): ReactElement {
  const [query, setQuery] = useState<TableQuery>(() => initialTableQuery({ pageSize: rows.length }));
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => {
    if (query.sort === null) return rows;
    const sorted = rows.toSorted((a, b) => a.energy - b.energy);
    return query.sort.direction === 'ascending' ? sorted : sorted.toReversed();
  }, [rows, query.sort]);
  return (
    <VinrodProvider>
      <DataTable
        label="Anläggningar"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        query={query}
        onQueryChange={setQuery}
        selection={{ selectedKeys, onChange: setSelectedKeys }}
      />
    </VinrodProvider>
  );
}

let root: Root | undefined;
serveTable({
  mount(container, rows) {
    root = createRoot(container);
    root.render(<Page rows={rows} />);
  },
  unmount: () => root?.unmount(),
});
