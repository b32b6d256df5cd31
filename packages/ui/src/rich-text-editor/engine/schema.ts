import { Schema, type Attrs, type TagParseRule } from 'prosemirror-model';

import { safeHref, safeImageSource } from '../dialogs/safe-url.ts';

/** Elements that are removed with their content, because it is not text. */
const dropped: readonly TagParseRule[] = [
  'audio',
  'canvas',
  'datalist',
  'embed',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'select',
  'svg',
  'template',
  'video',
].map((tag) => ({ tag, ignore: true }));

function size(element: HTMLElement, name: 'width' | 'height'): number | null {
  const value = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}

function imageAttributes(element: HTMLElement): Attrs | false {
  const src = safeImageSource(element.getAttribute('src'));
  if (src === null) return false;
  const alt = (element.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  return { src, alt, width: size(element, 'width'), height: size(element, 'height') };
}

function linkAttributes(element: HTMLElement): Attrs | false {
  const href = safeHref(element.getAttribute('href'));
  return href === null ? false : { href };
}

function listStart(element: HTMLElement): Attrs {
  const start = element.getAttribute('start') ?? '';
  return { start: /^[1-9]\d{0,4}$/.test(start) ? Number(start) : 1 };
}

/** Google Docs wraps copied content in a `b` that is not bold. */
function isNotNormalWeight(element: HTMLElement): false | null {
  return element.style.fontWeight === 'normal' ? false : null;
}

function isBold(weight: string): false | null {
  return /^(?:bold(?:er)?|[6-9]00)$/.test(weight) ? null : false;
}

/**
 * Everything that a text can contain. Anything parsed, pasted or typed is converted to this or dropped, so the output
 * is the allow-list: p, h2, h3, ul, ol, li, blockquote, br, strong, em, sub, sup, a[href], img[src alt width height].
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      // Table cells become paragraphs, which keeps their words apart.
      parseDOM: [...['p', 'caption', 'th', 'td'].map((tag) => ({ tag })), ...dropped],
      toDOM: () => ['p', 0],
    },
    heading: {
      content: '(text | hardBreak)*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      // The page title is the h1, so headings in a text start at 2 (WCAG 1.3.1).
      parseDOM: [
        ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [attrs['level'] === 2 ? 'h2' : 'h3', 0],
    },
    bulletList: {
      content: 'listItem+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      content: 'listItem+',
      group: 'block',
      attrs: { start: { default: 1, validate: 'number' } },
      parseDOM: [{ tag: 'ol', getAttrs: listStart }],
      toDOM: ({ attrs }) => (attrs['start'] === 1 ? ['ol', 0] : ['ol', { start: attrs['start'] }, 0]),
    },
    listItem: {
      content: 'paragraph (paragraph | bulletList | orderedList)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    text: { group: 'inline' },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: {
        src: { validate: 'string' },
        alt: { default: '', validate: 'string' },
        width: { default: null, validate: 'number|null' },
        height: { default: null, validate: 'number|null' },
      },
      parseDOM: [{ tag: 'img', getAttrs: imageAttributes }],
      toDOM: ({ attrs: { src, alt, width, height } }) => ['img', { src, alt, width, height }],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkAttributes }],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: isNotNormalWeight },
        { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'strong' },
        { style: 'font-weight', getAttrs: isBold },
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    subscript: { excludes: 'superscript', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    superscript: { excludes: 'subscript', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  },
});
