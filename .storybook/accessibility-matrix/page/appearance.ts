const parts = [null, '::before', '::after'] as const;

/** The most elements inside one that are looked at; marks and rings stand near the top. */
const mostParts = 30;

function drawn(style: CSSStyleDeclaration, isPart: boolean): string {
  if (isPart && (style.content === 'none' || style.content === 'normal')) return '';
  const border = [style.borderTopWidth, style.borderBottomWidth, style.borderInlineStartWidth].join(' ');
  const borderColor = [style.borderTopColor, style.borderBottomColor, style.borderInlineStartColor].join(' ');
  const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
  return [style.backgroundColor, border, borderColor, outline, style.boxShadow, style.clipPath].join('|');
}

function markOf(element: Element): string {
  return parts.map((part) => drawn(getComputedStyle(element, part), part !== null)).join('/');
}

function inside(element: Element): Element[] {
  return [...element.querySelectorAll('*')].slice(0, mostParts);
}

/** How many boxes around an element may carry its ring, as the frame of a field does. */
const framesAround = 4;

/** Grounds, borders, outlines and shadows of an element, its parts and the frames around it. */
export function appearanceOf(element: Element): string {
  const frames: Element[] = [];
  for (
    let each = element.parentElement;
    each !== null && frames.length < framesAround;
    each = each.parentElement
  ) {
    if (each !== document.body) frames.push(each);
  }
  return [element, ...inside(element), ...frames].map(markOf).join('\n');
}

/** How the state of an element shows without its words: marks, colours, weight, icons. */
export function stateAppearanceOf(element: Element): string {
  return [element, ...inside(element)]
    .map((each) => {
      const { fontWeight, textDecorationLine, color, visibility, opacity } = getComputedStyle(each);
      const shape = each instanceof SVGElement ? each.getAttribute('d') : null;
      return [
        each.localName,
        markOf(each),
        fontWeight,
        textDecorationLine,
        color,
        visibility,
        opacity,
        shape,
      ].join('|');
    })
    .join('\n');
}
