import { Link } from '@vinrod/ui/link';
import { createElement, useMemo, type ReactElement, type ReactNode } from 'react';

import * as styles from './RichText.css.ts';
import { safeNodes, type SafeNode } from './safe-node.ts';

export interface RichTextProps {
  /** Untrusted HTML. Parsed without running or loading anything, and never inserted as is. */
  readonly html: string;
}

const emptyElements = new Set(['br', 'hr']);

function render(node: SafeNode, index: number): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'image') return <img key={index} src={node.src} alt={node.alt} loading="lazy" />;
  if (emptyElements.has(node.name)) return createElement(node.name, { key: index });
  const children = node.children.map(render);
  if (node.href === undefined) return createElement(node.name, { key: index }, ...children);
  return (
    <Link key={index} href={node.href}>
      {children}
    </Link>
  );
}

/** Safe elements of rich text, to be styled by what holds them. */
export function RichTextElements({ html }: RichTextProps): ReactElement {
  const nodes = useMemo(
    () => safeNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return <>{nodes.map(render)}</>;
}

/** Rich text with headings, lists, links and pictures, at a readable line length. */
export function RichText({ html }: RichTextProps): ReactElement {
  return (
    <div className={styles.text}>
      <RichTextElements html={html} />
    </div>
  );
}
