import { VinrodProvider } from '@vinrod/ui/provider';
import { SiteTree, type SiteTreeNode } from '@vinrod/ui/site-tree';
import '@vinrod/ui/styles.css';
import { useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { found } from '../browser/found.ts';
import { serveTree, type GeoNode } from '../browser/tree-page.ts';

const types: Readonly<Record<string, SiteTreeNode['type']>> = {
  postal: 'site',
  country: 'company',
  county: 'company',
};

/** The tree in the form of the API: postcodes as sites, the levels above as companies and groups. */
function siteTree({ key, type, name, children = [] }: GeoNode): SiteTreeNode {
  return { key, uuid: key, type: types[type] ?? 'group', name, children: children.map(siteTree) };
}

function Page({ nodes }: { readonly nodes: readonly SiteTreeNode[] }): ReactElement {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <VinrodProvider>
      <SiteTree nodes={nodes} selected={selected} onChange={setSelected} />
    </VinrodProvider>
  );
}

let root: Root | undefined;
let nodes: readonly SiteTreeNode[] = [];
serveTree({
  prepare(node) {
    nodes = [siteTree(node)];
  },
  mount(container) {
    root = createRoot(container);
    root.render(<Page nodes={nodes} />);
  },
  unmount: () => root?.unmount(),
  expandAll(container) {
    const row = found(container.querySelector<HTMLElement>('[role="treeitem"]'), 'row');
    const press = (): boolean => row.dispatchEvent(new KeyboardEvent('keydown', { key: '*', bubbles: true }));
    row.focus();
    press();
    // The first press opens the row's neighbour, the second everything below.
    queueMicrotask(() => queueMicrotask(press));
  },
  targetOf: (row) => row,
});
