import { TableLayout } from 'react-aria-components/Virtualizer';

interface PlacedNode {
  readonly index: number;
  readonly colIndex?: number | null;
}

/** Layout of a virtualised table whose first columns stay in view while the rest scrolls sideways. */
export class StickyTableLayout extends TableLayout<unknown> {
  readonly #stickyCount: number;

  /** @param stickyCount how many columns stay, from the first */
  constructor(stickyCount: number) {
    super();
    this.#stickyCount = stickyCount;
  }

  protected override isStickyColumn({ index, colIndex }: PlacedNode): boolean {
    return (colIndex ?? index) < this.#stickyCount;
  }
}
