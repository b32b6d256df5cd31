import { childDrawer, type DrawChildren } from './draw-children.ts';
import { ownName, type Mark } from './marks.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Writes to an element only what differs from the mark it was last drawn from. */
function write(element: SVGElement, before: Mark | undefined, mark: Mark, id: string, isLate: boolean): void {
  const { attributes, color, text, marks, entering } = mark;
  for (const [name, value] of Object.entries(attributes)) {
    if (before?.attributes[name] !== value) element.setAttribute(name, String(ownName(name, value, id)));
  }
  for (const name in before?.attributes) if (!(name in attributes)) element.removeAttribute(name);
  // Through the CSSOM, which a content security policy without inline styles still allows.
  if (before?.color !== color) element.style.color = color ?? '';
  if (before?.text !== text) element.textContent = text ?? '';
  if (marks) drawMarks(element, marks, id);
  if (isLate && entering !== undefined) element.classList.add(entering);
}

const draw: DrawChildren<Mark, string> = childDrawer<Mark, SVGElement, string>({
  // A line that is hidden and shown again is not parsed again.
  comesBack: true,
  nameOf: ({ tag, key }, place) => `${tag} ${key ?? place}`,
  make: ({ tag }) => document.createElementNS(namespace, tag),
  write,
});

/**
 * Draws marks into an element. Existing elements are updated rather than recreated, so zooming only writes paths and
 * texts, and unchanged elements need no layout.
 *
 * @param id - Unique in the page; prefixes the ids of patterns and clip paths so that they are unique too.
 */
export function drawMarks(parent: SVGElement, marks: readonly Mark[], id: string): void {
  draw(parent, marks, id);
}
