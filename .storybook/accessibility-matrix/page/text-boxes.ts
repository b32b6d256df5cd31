import { storybookOwn } from './story-elements.ts';
import { isDrawn, isVisuallyHidden } from './visibility.ts';

/** What is no text to read: pictures, and the shape of a table whose rows are on their way. */
const ignored = [
  ...storybookOwn,
  'svg',
  'script',
  'style',
  'option',
  '[data-live-announcer]',
  '[aria-busy="true"] table[aria-hidden="true"]',
].join(', ');

/** A piece of text in the page and the element that holds it. */
export interface TextPiece {
  readonly node: Text;
  readonly holder: Element;
}

/** Whether a text is in no colour: the words for screen readers of what is a line in a narrow menu. */
function isTransparent(holder: Element): boolean {
  return getComputedStyle(holder).color === 'rgba(0, 0, 0, 0)';
}

/** All text of the story that is meant to be seen, outside of pictures. */
export function visibleText(): TextPiece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: TextPiece[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || holder === null) continue;
    if (holder.closest(ignored) !== null || !isDrawn(holder)) continue;
    if (!isVisuallyHidden(holder) && !isTransparent(holder)) pieces.push({ node, holder });
  }
  return pieces;
}

/** Where the glyphs of a text stand. */
export function boxOf({ node }: TextPiece): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Room for rounding and for the descenders of the last line, px. */
const tolerance = 2;

/** How far a box reaches outside another, px; 0 when inside. */
export function overhang(inner: DOMRect, outer: DOMRect, axes: { x: boolean; y: boolean }): number {
  const x = axes.x ? Math.max(outer.left - inner.left, inner.right - outer.right) : 0;
  const y = axes.y ? Math.max(outer.top - inner.top, inner.bottom - outer.bottom) : 0;
  const most = Math.max(x, y);
  return most > tolerance ? Math.round(most) : 0;
}

/** Whether a text that is too long says so with three dots; its whole then stands elsewhere (a tooltip, a details page). */
export function isAbbreviated(box: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(box);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}
