import { describeElement } from './describe-element.ts';
import { boxOf, isAbbreviated, overhang, visibleText, type TextPiece } from './text-boxes.ts';

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** The box that cuts a text, as far as it does: an ancestor without a way to scroll. */
function cutBy(piece: TextPiece): { box: Element; by: number } | null {
  const text = boxOf(piece);
  for (
    let box: Element | null = piece.holder;
    box !== null && box !== document.body;
    box = box.parentElement
  ) {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    if (display === 'inline' || display === 'contents') continue;
    if (scrolls(overflowX) || scrolls(overflowY)) return null;
    const by = overhang(text, box.getBoundingClientRect(), { x: cuts(overflowX), y: cuts(overflowY) });
    if (by > 0) return { box, by };
  }
  return null;
}

/** Texts that a box cuts off, each with how far. */
export function cutTexts(): Map<Text, string> {
  const found = new Map<Text, string>();
  for (const piece of visibleText()) {
    const cut = cutBy(piece);
    if (cut === null || isAbbreviated(cut.box)) continue;
    found.set(
      piece.node,
      `${describeElement(piece.holder)} is cut by ${cut.by} px (${describeElement(cut.box)})`,
    );
  }
  return found;
}
