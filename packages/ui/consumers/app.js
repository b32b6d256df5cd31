// An application as a consumer of the package writes it: without JSX, so that Node runs it as it is.
import { Button } from '@vinrod/ui/button';
import { DataTable } from '@vinrod/ui/data-table';
import { VinrodProvider } from '@vinrod/ui/provider';
import { SiteTree } from '@vinrod/ui/site-tree';
import { TextField } from '@vinrod/ui/text-field';
import { createElement as h } from 'react';

const columns = [
  { id: 'name', header: 'Anläggning', text: ({ name }) => name },
  { id: 'energy', header: 'Förbrukning', unit: 'kWh', text: ({ energy }) => String(energy), align: 'end' },
];
const rows = [
  { id: 'a', name: 'Kyllager Rosenlund', energy: 1200 },
  { id: 'b', name: 'Terminal Brunna', energy: 3400 },
];
const nodes = [
  { key: 'a', type: 'site', uuid: 'a', name: 'Kyllager Rosenlund', children: [] },
  { key: 'b', type: 'site', uuid: 'b', name: 'Terminal Brunna', children: [] },
];

/** A page of many components. */
export function App() {
  return h(
    VinrodProvider,
    null,
    h(Button, { variant: 'primary' }, 'Spara'),
    h(TextField, { label: 'Namn', defaultValue: 'Norrviken' }),
    h(DataTable, {
      label: 'Anläggningar',
      columns,
      rows,
      rowKey: ({ id }) => id,
      selection: { selectedKeys: new Set(['a']), onChange: () => undefined },
    }),
    h(SiteTree, { nodes, selected: new Set(['b']), onChange: () => undefined }),
  );
}
