import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DataTable, type DataTableColumn, type TableQuery } from '@vinrod/ui/data-table';
import { useMemo, useState, type ComponentType, type ReactElement } from 'react';

import { listState } from '#shell/query-state';

import { keptActions, type Kept } from './kept-actions.tsx';

/** What is asked before something is forgotten. */
export interface Question {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: string;
}

export interface KeptListProps<Row extends Kept> {
  /** The rows of the query. */
  readonly kept: Parameters<typeof listState<Row>>[0];
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  /** The search is there once one page does not hold all. */
  readonly searchLabel: string;
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly empty: { readonly title: string; readonly description: string };
  readonly mayManage: boolean;
  readonly question: (row: Row) => Question;
  readonly onRemove: (row: Row) => Promise<void>;
  /** Form that changes a row; left out where it is removed and sent anew. */
  readonly form?: ComponentType<{ readonly kept: Row; readonly onClose: () => void }>;
}

/** Things that are kept from one file for the next; each can be removed, and changed where there is a form. */
export function KeptList<Row extends Kept>({
  kept,
  query,
  onQueryChange,
  searchLabel,
  label,
  columns,
  empty,
  mayManage,
  question,
  onRemove,
  form: Form,
}: KeptListProps<Row>): ReactElement {
  const [changing, setChanging] = useState<Row>();
  const [removing, setRemoving] = useState<Row>();
  const hasForm = Form !== undefined;
  const shown = useMemo(
    () =>
      mayManage
        ? [
            ...columns,
            keptActions<Row>({ ...(hasForm ? { onChange: setChanging } : {}), onRemove: setRemoving }),
          ]
        : columns,
    [columns, hasForm, mayManage],
  );
  const isLong = query.search !== '' || (kept.data?.count ?? 0) > query.pageSize;
  const asked = removing === undefined ? undefined : question(removing);
  return (
    <>
      <DataTable
        {...listState(kept)}
        label={label}
        query={query}
        onQueryChange={onQueryChange}
        {...(isLong ? { searchLabel } : {})}
        columns={shown}
        rowKey={({ uuid }) => uuid}
        empty={empty}
      />
      {changing === undefined || Form === undefined ? null : (
        <Form kept={changing} onClose={() => setChanging(undefined)} />
      )}
      {removing === undefined || asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoving(undefined);
          }}
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          onConfirm={() => onRemove(removing)}
        >
          {asked.text}
        </ConfirmDialog>
      )}
    </>
  );
}
