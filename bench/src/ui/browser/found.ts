/**
 * Returns a thing that must exist.
 *
 * @throws Error when it does not
 */
export function found<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`There is no ${what}.`);
  return thing;
}

/** A new container for a component, of the usual size of a list on a screen. */
export function newContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'container';
  document.body.append(container);
  return container;
}

/** A point on the screen in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
