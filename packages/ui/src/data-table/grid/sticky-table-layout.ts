import { LayoutInfo, Rect, TableLayout } from 'react-aria-components/Virtualizer';

interface PlacedNode {
  readonly index: number;
  readonly colIndex?: number | null;
}

type Virtualizer = NonNullable<TableLayout<unknown>['virtualizer']>;
type TableNode = NonNullable<ReturnType<Virtualizer['collection']['getItem']>>;

/** A layout node of react-aria. */
interface LayoutNode {
  node?: TableNode;
  layoutInfo: LayoutInfo;
  children?: LayoutNode[];
  validRect: Rect;
  index?: number;
}

/** Row positions of a table when react-aria has only some of the rows. */
export interface RowPlaces {
  /** Row indexes by key. */
  readonly byKey: ReadonlyMap<string, number>;
  /** px */
  readonly rowHeight: number;
}

/** Layout of a virtualised table with sticky first columns, whose rows are positioned as if all rows were present. */
export class StickyTableLayout extends TableLayout<unknown> {
  readonly #stickyCount: number;
  readonly #places: RowPlaces | undefined;

  /**
   * @param stickyCount - number of sticky columns, from the first
   * @param places - row positions; by default rows follow each other
   */
  constructor(stickyCount: number, places: RowPlaces | undefined) {
    super();
    this.#stickyCount = stickyCount;
    this.#places = places;
  }

  protected override isStickyColumn({ index, colIndex }: PlacedNode): boolean {
    return (colIndex ?? index) < this.#stickyCount;
  }

  protected override buildRowGroup(y: number, node: TableNode): LayoutNode {
    if (this.#places === undefined || node.type !== 'tablebody') return super.buildRowGroup(y, node);
    const { byKey, rowHeight } = this.#places;
    const layoutInfo = new LayoutInfo('rowgroup', node.key, new Rect(this.padding, y, 0, 0));
    const children: LayoutNode[] = [];
    for (const row of this.collection.getChildren?.(node.key) ?? []) {
      const place = byKey.get(String(row.key));
      // While the rows are being exchanged, some of the old ones are still there.
      if (place === undefined) continue;
      const child = this.buildChild(row, this.padding, y + place * rowHeight, node.key);
      child.index = children.length;
      layoutInfo.rect.width = Math.max(layoutInfo.rect.width, child.layoutInfo.rect.width);
      children.push(child);
    }
    layoutInfo.rect.height = byKey.size * rowHeight;
    return { layoutInfo, children, validRect: layoutInfo.rect.intersection(this.requestedRect), node };
  }
}
