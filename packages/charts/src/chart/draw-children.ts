/** How children of one kind are identified, created and updated. */
export interface ChildKind<Item, Child extends ChildNode, Context> {
  /** Whether a child that was removed by the last drawing comes back when its item does, with all that was written to it. */
  readonly comesBack: boolean;
  nameOf(item: Item, place: number): string;
  make(item: Item): Child;
  /**
   * Writes to a child only what differs from the item it was last drawn from.
   *
   * @param before - Undefined for a newly created child.
   * @param isLate - Whether the child is added to siblings that already exist.
   */
  write(child: Child, before: Item | undefined, item: Item, context: Context, isLate: boolean): void;
}

/**
 * Draws items into a parent, updating children that were drawn from an item of the same name instead of recreating
 * them. A null item reserves its place.
 */
export type DrawChildren<Item, Context> = (
  parent: Element,
  items: readonly (Item | null)[],
  context: Context,
) => void;

interface Drawn<Item, Child> {
  readonly child: Child;
  readonly item: Item;
}

interface Drawing<Item, Child> {
  readonly shown: ReadonlyMap<string, Drawn<Item, Child>>;
  readonly removed: ReadonlyMap<string, Drawn<Item, Child>>;
}

/** Creates the function that draws items of one kind. Adding or removing a child never moves the ones that stay. */
export function childDrawer<Item, Child extends ChildNode, Context>(
  kind: ChildKind<Item, Child, Context>,
): DrawChildren<Item, Context> {
  const drawnIn = new WeakMap<Element, Drawing<Item, Child>>();
  const namesOf = (items: readonly (Item | null)[]) => {
    const named = new Map<string, Item>();
    for (const [place, item] of items.entries()) {
      if (item === null) continue;
      const name = kind.nameOf(item, place);
      named.set(named.has(name) ? `${name} ${place}` : name, item);
    }
    return named;
  };
  return (parent, items, context) => {
    const before = drawnIn.get(parent);
    const named = namesOf(items);
    const shown = new Map<string, Drawn<Item, Child>>();
    const removed = new Map<string, Drawn<Item, Child>>();
    for (const [name, drawn] of before?.shown ?? []) {
      if (named.has(name)) continue;
      drawn.child.remove();
      if (kind.comesBack) removed.set(name, drawn);
    }
    const isLate = before !== undefined && before.shown.size > 0;
    drawnIn.set(parent, { shown, removed });
    let next = parent.firstChild;
    for (const [name, item] of named) {
      const there = before?.shown.get(name);
      const known = there ?? before?.removed.get(name);
      const child = known?.child ?? kind.make(item);
      shown.set(name, { child, item });
      if (there?.item !== item) kind.write(child, known?.item, item, context, isLate && !there);
      if (child === next) next = next.nextSibling;
      else parent.insertBefore(child, next);
    }
  };
}
