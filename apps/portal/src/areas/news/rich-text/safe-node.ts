/** Part of a DOM node that is used; an interface, so that it can be tested without a browser. */
export interface SourceNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<SourceNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** Allowed elements. Any other is replaced by its contents. */
const allowedElements = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'blockquote',
  'br',
  'hr',
  'sub',
  'sup',
  'a',
] as const;

export type AllowedElement = (typeof allowedElements)[number];

/** Elements dropped with their contents, which are not text. */
const droppedElements = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
]);

/** Piece of rich text that is safe to render. */
export type SafeNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element';
      readonly name: AllowedElement;
      /** Only on links, and only http, https, mailto, tel or a path of this origin. */
      readonly href: string | undefined;
      readonly children: readonly SafeNode[];
    }
  | {
      readonly kind: 'image';
      /** A path of this origin. */
      readonly src: string;
      /** Text alternative; never empty. */
      readonly alt: string;
    };

const textNode = 3;
const elementNode = 1;

/** Link target that cannot run code; undefined otherwise. */
export function safeHref(href: string | null): string | undefined {
  const target = href?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(target) ? target : undefined;
}

/**
 * Keeps only the harmless parts of parsed HTML. The server has sanitised it already; this is a second line of defence,
 * since tokens live in this page and the portal also runs against other back ends.
 */
export function safeNodes(nodes: Iterable<SourceNode>): readonly SafeNode[] {
  const safe: SafeNode[] = [];
  for (const node of nodes) {
    if (node.nodeType === textNode) {
      safe.push({ kind: 'text', text: node.textContent ?? '' });
    } else if (node.nodeType === elementNode) {
      safe.push(...safeElement(node));
    }
  }
  return safe;
}

/**
 * Allows pictures of this origin with a text alternative. One from elsewhere would reveal to others who reads it, and
 * one without text is inaccessible (WCAG 1.1.1).
 */
function safeImage(node: SourceNode): readonly SafeNode[] {
  const src = node.getAttribute?.('src')?.trim() ?? '';
  const alt = node.getAttribute?.('alt')?.trim() ?? '';
  return /^\/(?![/\\])/.test(src) && alt !== '' ? [{ kind: 'image', src, alt }] : [];
}

function safeElement(node: SourceNode): readonly SafeNode[] {
  const source = node.nodeName.toLowerCase();
  if (droppedElements.has(source)) return [];
  if (source === 'img') return safeImage(node);
  const children = safeNodes(node.childNodes);
  const name = allowedElements.find((allowed) => allowed === source);
  if (name === undefined) return children;
  const href = name === 'a' ? safeHref(node.getAttribute?.('href') ?? null) : undefined;
  if (name === 'a' && href === undefined) return children;
  return [{ kind: 'element', name, href, children }];
}
