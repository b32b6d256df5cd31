// The package under a strict compiler that checks its declarations too.
import { Button, type ButtonProps } from '@vinrod/ui/button';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatEnergy } from '@vinrod/ui/format';
import { VinrodProvider } from '@vinrod/ui/provider';
import { SiteTree } from '@vinrod/ui/site-tree';
import '@vinrod/ui/styles.css';
import type { ReactElement } from 'react';

interface Site {
  readonly id: string;
  readonly energy: number;
}

const columns: readonly DataTableColumn<Site>[] = [
  { id: 'id', header: 'Anläggnings-id', text: ({ id }) => id },
  { id: 'energy', header: 'Förbrukning', text: ({ energy }) => formatEnergy(energy), align: 'end' },
];

export function App({ variant = 'primary' }: Pick<ButtonProps, 'variant'>): ReactElement {
  return (
    <VinrodProvider>
      <Button variant={variant}>Spara</Button>
      <DataTable
        label="Anläggningar"
        columns={columns}
        rows={[{ id: '1', energy: 2 }]}
        rowKey={({ id }) => id}
      />
      <SiteTree nodes={[]} selected={new Set()} onChange={(uuids) => uuids.has('1')} />
    </VinrodProvider>
  );
}

// @ts-expect-error A button has no such look.
export const wrong = <Button variant="huge">Spara</Button>;
