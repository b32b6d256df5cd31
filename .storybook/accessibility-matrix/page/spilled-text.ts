import { describeElement } from './describe-element.ts';
import { boxOf, isAbbreviated, overhang, visibleText, type TextPiece } from './text-boxes.ts';

function isPainted(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderBottomWidth, display } = getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return false;
  const hasGround = !backgroundColor.endsWith(', 0)') && backgroundColor !== 'transparent';
  return hasGround || (borderTopWidth !== '0px' && borderBottomWidth !== '0px');
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** The nearest drawn box around a text: a button, a card; none when the text scrolls or ends with dots before that. */
function boxAround({ holder }: TextPiece): Element | null {
  for (
    let each: Element | null = holder;
    each !== null && each !== document.body;
    each = each.parentElement
  ) {
    if (scrolls(each) || isAbbreviated(each)) return null;
    if (isPainted(each)) return each;
  }
  return null;
}

/** Texts that stand outside of the box drawn around them, each with how far. */
export function spilledTexts(): Map<Text, string> {
  const found = new Map<Text, string>();
  for (const piece of visibleText()) {
    const box = boxAround(piece);
    if (box === null) continue;
    const by = overhang(boxOf(piece), box.getBoundingClientRect(), { x: true, y: true });
    if (by > 0)
      found.set(
        piece.node,
        `${describeElement(piece.holder)} stands ${by} px outside ${describeElement(box)}`,
      );
  }
  return found;
}
