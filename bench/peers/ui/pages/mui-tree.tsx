import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useMemo, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { found } from '../../../src/ui/browser/found.ts';
import { serveTree, type GeoNode } from '../../../src/ui/browser/tree-page.ts';
import { branchKeys, searchNodes } from './search-nodes.ts';

interface Item {
  id: string;
  label: string;
  children: Item[];
}

const itemOf = ({ key, name, children = [] }: GeoNode): Item => ({
  id: key,
  label: name,
  children: children.map(itemOf),
});

/** MUI's tree view with checkboxes that take all below them; search is the application's. */
function Page({ root: top }: { root: GeoNode }): ReactElement {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string[]>([]);
  const [selected, setSelected] = useState<string[]>([]);
  const result = useMemo(() => (search === '' ? null : searchNodes([top], search)), [top, search]);
  const items = useMemo(() => (result?.nodes ?? [top]).map(itemOf), [result, top]);
  return (
    <>
      <input value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
      <output>
        {search} {result?.hits}
      </output>
      <button type="button" onClick={() => setOpen(branchKeys(top))}>
        Öppna alla
      </button>
      <RichTreeView
        items={items}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        expandedItems={result === null ? open : [...result.open]}
        onExpandedItemsChange={(_event, ids) => setOpen(ids)}
      />
    </>
  );
}

let root: Root | undefined;
serveTree({
  mount(container, node) {
    root = createRoot(container);
    root.render(<Page root={node} />);
  },
  unmount: () => root?.unmount(),
  expandAll: (container) =>
    found(container.querySelector<HTMLElement>('button[type="button"]'), 'button').click(),
  targetOf: (row) => found(row.querySelector('input[type="checkbox"]'), 'checkbox'),
});
