import { found, middleOf, newContainer, type Point } from './found.ts';
import { nextPress, settled, timeToPaint } from './painted.ts';

/** A node of the tree of Sweden: country, counties, municipalities, localities, postcodes. */
export interface GeoNode {
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly children?: readonly GeoNode[];
}

/** A tree of one library, with a search field and a way to open everything. */
export interface BenchTree {
  /** Takes the tree in the form that the library wants it in; not counted. */
  readonly prepare?: (root: GeoNode) => void;
  readonly mount: (container: HTMLElement, root: GeoNode) => void;
  readonly unmount: () => void;
  /** Opens every branch. */
  readonly expandAll: (container: HTMLElement) => void;
  /** What to press to choose a branch with all below it. */
  readonly targetOf: (row: Element) => Element;
}

/** What the bench asks of a page with a tree, step by step; times in ms. */
export interface TreePage {
  readonly mount: (root: GeoNode) => Promise<number>;
  /** Types one more letter, until the rows that match are painted. */
  readonly type: (search: string) => Promise<number>;
  readonly expandAll: () => Promise<number>;
  /** Where to press to choose the first county. */
  readonly aim: () => Point;
  /** Until the county chosen by that press is painted. */
  readonly selected: () => Promise<number>;
  readonly unmount: () => void;
  readonly settled: () => Promise<void>;
}

const rowSelector = '[role="treeitem"], [role="row"]';

function rowNamed(container: Element, name: string): Element | undefined {
  return [...container.querySelectorAll(rowSelector)].find((row) => row.textContent.includes(name));
}

const isSelected = (row: Element): boolean =>
  row.matches('[aria-checked="true"], [aria-selected="true"], [data-selected="true"]');

/** React listens for changes that it has not made itself, so the value is set past it. */
function enter(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

declare global {
  /** Entry of the bench into a page with a tree. */
  var treePage: TreePage | undefined;
}

/** Lets the bench measure this tree. */
export function serveTree(tree: BenchTree): void {
  let container = document.body;
  let root: GeoNode | undefined;
  const county = (): GeoNode => found(root?.children?.[0], 'county');
  /** What the page tells of the search: number of hits, what is marked. */
  const told = (): string =>
    [...container.querySelectorAll('output, mark')].map(({ textContent }) => textContent).join('|');
  const rowCount = (): number => container.querySelectorAll(rowSelector).length;

  globalThis.treePage = {
    mount(node) {
      root = node;
      tree.prepare?.(node);
      container = newContainer();
      return timeToPaint(
        () => tree.mount(container, node),
        () => rowNamed(container, node.name) !== undefined,
      );
    },
    type(search) {
      const input = found(container.querySelector('input'), 'search field');
      const before = told();
      return timeToPaint(
        () => enter(input, search),
        () => told() !== before && rowCount() > (search === '' ? 0 : 1),
      );
    },
    expandAll() {
      return timeToPaint(
        () => tree.expandAll(container),
        () =>
          rowNamed(container, found(county().children?.[0]?.children?.[0]?.children?.[0], 'node').name) !==
          undefined,
      );
    },
    aim: () => middleOf(tree.targetOf(found(rowNamed(container, county().name), 'county'))),
    selected() {
      const row = found(rowNamed(container, county().name), 'county');
      return nextPress(() => isSelected(row));
    },
    unmount() {
      tree.unmount();
      container.remove();
    },
    settled,
  };
}
