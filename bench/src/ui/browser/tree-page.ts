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
  /** Converts the tree to the library's format; not counted. */
  readonly prepare?: (root: GeoNode) => void;
  readonly mount: (container: HTMLElement, root: GeoNode) => void;
  readonly unmount: () => void;
  /** Expands every branch. */
  readonly expandAll: (container: HTMLElement) => void;
  /** What to press to select a branch with everything below it. */
  readonly targetOf: (row: Element) => Element;
}

/** Steps that the bench calls on a page with a tree; times in ms. */
export interface TreePage {
  readonly mount: (root: GeoNode) => Promise<number>;
  /** Types one more letter, until the matching rows are painted. */
  readonly type: (search: string) => Promise<number>;
  readonly expandAll: () => Promise<number>;
  /** Where to press to select the first county. */
  readonly aim: () => Point;
  /** Until the county selected by that press is painted. */
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

/** Sets the value past React's tracking, so that React sees it as a change by the user. */
function enter(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

declare global {
  /** Entry of the bench into a page with a tree. */
  var treePage: TreePage | undefined;
}

/** Exposes a tree to the bench. */
export function serveTree(tree: BenchTree): void {
  let container = document.body;
  let root: GeoNode | undefined;
  const county = (): GeoNode => found(root?.children?.[0], 'county');
  /** Search state shown on the page: number of hits and highlights. */
  const reported = (): string =>
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
      const before = reported();
      return timeToPaint(
        () => enter(input, search),
        () => reported() !== before && rowCount() > (search === '' ? 0 : 1),
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
