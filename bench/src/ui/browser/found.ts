/**
 * What must be there.
 *
 * @throws Error when it is not
 */
export function found<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`There is no ${what}.`);
  return thing;
}

/** A new element for a component, as large as the part of a screen that a list gets. */
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
