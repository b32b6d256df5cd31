import { useMemo, useState, type ReactElement } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { benchColumns, sortedByEnergy, textOf, type BenchRow } from '../../../src/ui/browser/bench-rows.ts';

function Box({
  isIndeterminate,
  isSelected,
}: {
  isIndeterminate: boolean;
  isSelected: boolean;
}): ReactElement {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {isIndeterminate ? <rect x={1} y={7.5} width={15} height={3} /> : null}
      {isSelected ? <polyline points="1 9 7 14 15 4" fill="none" stroke="currentColor" /> : null}
    </svg>
  );
}

/** React Aria's table as its documentation shows it, with checkboxes and sorting. */
export function AriaRows({
  rows,
  style,
}: {
  rows: readonly BenchRow[];
  style?: React.CSSProperties;
}): ReactElement {
  const [sort, setSort] = useState<SortDescriptor>();
  const [selected, setSelected] = useState<Selection>(new Set());
  const shown = useMemo(() => {
    if (sort === undefined) return rows;
    const sorted = sortedByEnergy(rows);
    return sort.direction === 'ascending' ? sorted : sorted.toReversed();
  }, [rows, sort]);
  return (
    <Table
      aria-label="Anläggningar"
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={setSelected}
      sortDescriptor={sort}
      onSortChange={setSort}
      style={style}
    >
      <TableHeader>
        <Column width={40} minWidth={40}>
          <Checkbox slot="selection">{(state) => <Box {...state} />}</Checkbox>
        </Column>
        {benchColumns.map(({ id, header, isFigure }, index) => (
          <Column key={id} id={id} isRowHeader={index === 0} allowsSorting={isFigure}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={shown}>
        {(row) => (
          <Row id={row.id}>
            <Cell>
              <Checkbox slot="selection">{(state) => <Box {...state} />}</Checkbox>
            </Cell>
            {benchColumns.map(({ id }) => (
              <Cell key={id}>{textOf(row, id)}</Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  );
}
