import { useMemo, useState, type ReactElement } from 'react';
import {
  Button,
  Checkbox,
  Collection,
  I18nProvider,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
  type Key,
} from 'react-aria-components';
import { createRoot, type Root } from 'react-dom/client';
import { found } from '../../../src/ui/browser/found.ts';
import { serveTree, type GeoNode } from '../../../src/ui/browser/tree-page.ts';
import { branchKeys, keysBelow, searchNodes } from './search-nodes.ts';

function item(node: GeoNode): ReactElement {
  return (
    <TreeItem id={node.key} textValue={node.name}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, isSelected }) => (
          <>
            {hasChildItems ? <Button slot="chevron">{isExpanded ? '−' : '+'}</Button> : null}
            <Checkbox slot="selection">{isSelected ? '☑' : '☐'}</Checkbox>
            {node.name}
          </>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{item}</Collection>
    </TreeItem>
  );
}

/** React Aria's tree as its documentation shows it, virtualised; search and "all below" are the application's. */
function Page({ root: top }: { root: GeoNode }): ReactElement {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Set<Key>>(new Set());
  const [selected, setSelected] = useState<Set<Key>>(new Set());
  const nodeByKey = useMemo(() => {
    const nodes = new Map<Key, GeoNode>();
    const add = (node: GeoNode): void => {
      nodes.set(node.key, node);
      for (const child of node.children ?? []) add(child);
    };
    add(top);
    return nodes;
  }, [top]);
  const result = useMemo(() => (search === '' ? null : searchNodes([top], search)), [top, search]);
  return (
    <I18nProvider locale="sv-SE">
      <input value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
      <output>
        {search} {result?.hits}
      </output>
      <button type="button" onClick={() => setOpen(new Set(branchKeys(top)))}>
        Öppna alla
      </button>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
        <Tree
          aria-label="Anläggningar"
          style={{ blockSize: 640, overflow: 'auto' }}
          items={result?.nodes ?? [top]}
          selectionMode="multiple"
          selectedKeys={selected}
          onSelectionChange={(keys) => {
            if (keys === 'all') return;
            const next = new Set(keys);
            for (const key of keys) {
              const node = nodeByKey.get(key);
              if (!selected.has(key) && node !== undefined)
                for (const below of keysBelow(node)) next.add(below);
            }
            setSelected(next);
          }}
          expandedKeys={result === null ? open : result.open}
          onExpandedChange={setOpen}
        >
          {item}
        </Tree>
      </Virtualizer>
    </I18nProvider>
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
  targetOf: (row) => found(row.querySelector('label'), 'checkbox'),
});
