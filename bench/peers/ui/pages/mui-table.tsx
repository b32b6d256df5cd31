import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRoot, type Root } from 'react-dom/client';
import { benchColumns, type BenchRow } from '../../../src/ui/browser/bench-rows.ts';
import { serveTable } from '../../../src/ui/browser/table-page.ts';

const columns: GridColDef<BenchRow>[] = benchColumns.map(({ id, header, isFigure }) => ({
  field: id,
  headerName: header,
  flex: 1,
  type: isFigure ? 'number' : 'string',
  valueFormatter: (value: unknown) => String(value),
}));

let root: Root | undefined;
serveTable({
  mount(container, rows) {
    root = createRoot(container);
    root.render(
      <div style={{ blockSize: 700 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 100, page: 0 } } }}
        />
      </div>,
    );
  },
  unmount: () => root?.unmount(),
});
