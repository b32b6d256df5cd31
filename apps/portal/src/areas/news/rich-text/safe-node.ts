/** The part of a DOM node that is read; given as an interface so that the rule can be tested without a browser. */
export interface SourceNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<SourceNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** Elements that a text may hold. Everything else is replaced by what stands in it. */
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

/** An element a text may hold. */
export type AllowedElement = (typeof allowedElements)[number];

/** Elements that disappear with everything in them: what stands in them is no text. */
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

/** A piece of a text that is safe to show. */
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
      /** What the picture shows; never empty. */
      readonly alt: string;
    };

const textNode = 3;
const elementNode = 1;

/** A link target that cannot run anything; undefined for any other. */
export function safeHref(href: string | null): string | undefined {
  const target = href?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(target) ? target : undefined;
}

/**
 * Reads a parsed text and keeps only what is harmless. The server has cleaned it already; this is the second lock on
 * the door, since tokens live in this page and the portal also runs against other back ends.
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
 * A picture of this origin with a description: one from elsewhere would tell others who reads, and one without words
 * says nothing to who cannot see it (WCAG 1.1.1).
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
