/**
 * Changes the text of an element in place, which costs less than giving it a new text. An element without text
 * that stays without one is left alone: what else it holds (the word of a missing value) is React's.
 */
export function writeText(element: Element | null | undefined, text: string): void {
  const node = element?.firstChild;
  if (!(node instanceof Text)) {
    if (element && text !== '') element.textContent = text;
  } else if (node.data !== text) node.data = text;
}
