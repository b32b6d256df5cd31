import { createElement, type ReactNode } from 'react';

import type { MarksInside, PageElement, PageNode } from '../../chart/elements.ts';
import { ownName } from '../../chart/marks.ts';

type Value = PageElement['attributes'][string];

const reactNames: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

/** The React name of an attribute or CSS property (`class`, `stroke-dasharray`). */
function reactName(name: string): string {
  if (name.startsWith('aria-')) return name;
  return reactNames[name] ?? name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function renamed(named: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [reactName(name), value]));
}

/** Marks as React elements. */
export function MarkElements({ marks, id }: MarksInside): ReactNode {
  return marks.map(({ tag, attributes, color, text, marks: inner }, key) => {
    const own = Object.entries(attributes).map(([name, value]) => [name, ownName(name, value, id)]);
    const props = { ...renamed(Object.fromEntries(own)), key, style: { color } };
    return createElement(tag, props, inner ? <MarkElements marks={inner} id={id} /> : text);
  });
}

/**
 * Renders page elements with React, for content that must exist before scripts run: on a server, and in text (a legend,
 * a table row).
 */
export function PageElements({ nodes }: { readonly nodes: readonly PageNode[] }): ReactNode {
  return nodes.map((node, key) => {
    if (typeof node !== 'object') return node;
    // A server has no existing elements to reuse, and null renders nothing.
    if (!node || 'own' in node) return null;
    const { tag, attributes, style = {}, inside, picture } = node;
    const props = { ...renamed(attributes), key, style: renamed(style) };
    if (picture) return createElement(tag, props, <MarkElements {...picture} />);
    return createElement(tag, props, inside && <PageElements nodes={inside} />);
  });
}
