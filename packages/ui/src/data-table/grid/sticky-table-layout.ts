import { LayoutInfo, Rect, TableLayout } from 'react-aria-components/Virtualizer';

interface PlacedNode {
  readonly index: number;
  readonly colIndex?: number | null;
}

type Virtualizer = NonNullable<TableLayout<unknown>['virtualizer']>;
type TableNode = NonNullable<ReturnType<Virtualizer['collection']['getItem']>>;

/** A node as react-aria's layouts keep it. */
interface LayoutNode {
  node?: TableNode;
  layoutInfo: LayoutInfo;
  children?: LayoutNode[];
  validRect: Rect;
  index?: number;
}

/** Where the rows of a table stand of which react-aria is given but some. */
export interface RowPlaces {
  /** Places of the rows by their keys. */
  readonly byKey: ReadonlyMap<string, number>;
  /** px */
  readonly rowHeight: number;
}

/**
 * Layout of a virtualised table whose first columns stay in view while the rest scrolls sideways, and whose rows stand
 * where they would if all of them were there.
 */
export class StickyTableLayout extends TableLayout<unknown> {
  readonly #stickyCount: number;
  readonly #places: RowPlaces | undefined;

  /**
   * @param stickyCount how many columns stay, from the first
   * @param places where rows stand; without it they stand one after the other
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
