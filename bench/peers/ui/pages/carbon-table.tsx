import {
  DataTable,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableSelectAll,
  TableSelectRow,
} from '@carbon/react';
import '@carbon/styles/css/styles.css';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { benchColumns, type BenchRow } from '../../../src/ui/browser/bench-rows.ts';
import { serveTable } from '../../../src/ui/browser/table-page.ts';

const headers = benchColumns.map(({ id, header }) => ({ key: id, header }));

/** Carbon's DataTable with selection and with sorting, as its documentation shows them. */
function Page({ rows }: { rows: readonly BenchRow[] }): ReactElement {
  return (
    <DataTable rows={[...rows]} headers={headers} isSortable>
      {({
        rows: shown,
        headers: shownHeaders,
        getHeaderProps,
        getRowProps,
        getSelectionProps,
        getTableProps,
      }) => (
        <Table {...getTableProps()}>
          <TableHead>
            <TableRow>
              <TableSelectAll {...getSelectionProps()} />
              {shownHeaders.map((header) => {
                const { key, ...props } = getHeaderProps({ header });
                return (
                  <TableHeader key={key} {...props}>
                    {header.header}
                  </TableHeader>
                );
              })}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => {
              const { key, ...props } = getRowProps({ row });
              return (
                <TableRow key={key} {...props}>
                  <TableSelectRow {...getSelectionProps({ row })} />
                  {row.cells.map((cell) => (
                    <TableCell key={cell.id}>{cell.value}</TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </DataTable>
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
