/** Whether nothing of an element is meant to be seen: text for screen readers is cut down to a pixel. */
export function isVisuallyHidden(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { position, clipPath } = getComputedStyle(each);
    if (position !== 'absolute' && position !== 'fixed') continue;
    const { width, height } = each.getBoundingClientRect();
    if ((width <= 1 && height <= 1) || clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** Whether an element is drawn: takes room and neither it nor an ancestor is hidden. */
export function isDrawn(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether assistive technology and the keyboard pass an element by: hidden from them, inert or behind a modal. */
export function isOutOfPlay(element: Element): boolean {
  return element.closest('[aria-hidden="true"], [inert], [hidden]') !== null;
}

/**
 * What is seen of an element. A native field that only takes the keys is drawn by its neighbours: then the box around
 * them.
 */
export function drawnBoxOf(element: Element): Element {
  let box = element;
  const isUndrawn = () => isVisuallyHidden(box) || getComputedStyle(box).opacity === '0';
  while (isUndrawn() && box.parentElement !== null) box = box.parentElement;
  return box;
}
