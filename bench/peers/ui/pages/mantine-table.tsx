import { Checkbox, MantineProvider, Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles.css';
import { useMemo, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { benchColumns, sortedByEnergy, textOf, type BenchRow } from '../../../src/ui/browser/bench-rows.ts';
import { serveTable } from '../../../src/ui/browser/table-page.ts';

/** Mantine's table with row selection and with sorting, as its documentation shows them. */
function Page({ rows }: { rows: readonly BenchRow[] }): ReactElement {
  const [isSorted, setSorted] = useState(false);
  const [selected, setSelected] = useState<string[]>([]);
  const shown = useMemo(() => (isSorted ? sortedByEnergy(rows) : rows), [rows, isSorted]);
  return (
    <MantineProvider>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            {benchColumns.map(({ id, header, isFigure }) => (
              <Table.Th key={id}>
                {isFigure ? (
                  <UnstyledButton onClick={() => setSorted(true)}>{header}</UnstyledButton>
                ) : (
                  header
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => {
            const isSelected = selected.includes(row.id);
            return (
              <Table.Tr
                key={row.id}
                data-selected={isSelected}
                bg={isSelected ? 'var(--mantine-color-blue-light)' : undefined}
              >
                <Table.Td>
                  <Checkbox
                    aria-label="Välj"
                    checked={isSelected}
                    onChange={({ currentTarget: { checked } }) =>
                      setSelected(checked ? [...selected, row.id] : selected.filter((id) => id !== row.id))
                    }
                  />
                </Table.Td>
                {benchColumns.map(({ id }) => (
                  <Table.Td key={id}>{textOf(row, id)}</Table.Td>
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </MantineProvider>
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
