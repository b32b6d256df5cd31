import { describe, expect, it } from 'vitest';

import { safeHref, safeNodes, type SafeNode, type SourceNode } from './safe-node.ts';

function text(content: string): SourceNode {
  return { nodeType: 3, nodeName: '#text', textContent: content, childNodes: [] };
}

function element(
  name: string,
  children: SourceNode[] = [],
  attributes: Record<string, string> = {},
): SourceNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    textContent: null,
    childNodes: children,
    getAttribute: (attribute) => attributes[attribute] ?? null,
  };
}

function link(href: string): SourceNode {
  return element('a', [text('länk')], { href });
}

function image(src: string, alt: string): SourceNode {
  return element('img', [], { src, alt, onerror: 'alert(1)' });
}

function plain(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'element'
        ? `<${node.name}>${plain(node.children)}</${node.name}>`
        : node.kind === 'text'
          ? node.text
          : `[${node.alt}]`,
    )
    .join('');
}

describe('safeNodes', () => {
  it('keeps text and its structure', () => {
    const source = [
      element('h2', [text('Effekt')]),
      element('p', [text('En '), element('strong', [text('topp')])]),
    ];
    expect(plain(safeNodes(source))).toBe('<h2>Effekt</h2><p>En <strong>topp</strong></p>');
  });

  it('drops what can run, with what stands in it', () => {
    const source = ['script', 'style', 'iframe', 'svg', 'template'].map((name) =>
      element(name, [text('ont')]),
    );
    expect(safeNodes([...source, text('kvar')])).toEqual([{ kind: 'text', text: 'kvar' }]);
  });

  it('keeps pictures of this origin that are described', () => {
    const own = '/media/news-attachments/6f3c1e9e-5d5e-4a66-9a3d-2d3b0a6f9c11';
    expect(safeNodes([image(own, ' En trave tegel ')])).toEqual([
      { kind: 'image', src: own, alt: 'En trave tegel' },
    ]);
    for (const src of [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      '/\\evil.example',
      'data:,x',
      '',
    ])
      expect(safeNodes([image(src, 'x')])).toEqual([]);
    expect(safeNodes([image(own, ' ')])).toEqual([]);
  });

  it('replaces unknown elements by their content, and keeps no attribute but a link’s target', () => {
    const source = [
      element('div', [element('p', [text('Hej'), image('x', '')], { onclick: 'alert(1)', style: 'x' })]),
    ];
    expect(safeNodes(source)).toEqual([
      { kind: 'element', name: 'p', href: undefined, children: [{ kind: 'text', text: 'Hej' }] },
    ]);
  });

  it('unwraps links that lead somewhere dangerous', () => {
    expect(plain(safeNodes([link('javascript:alert(1)'), link('https://ei.se')]))).toBe('länk<a>länk</a>');
  });
});

describe('safeHref', () => {
  it.each(['https://ei.se/', 'http://ei.se', 'mailto:a@b.example', 'tel:+46701234567', '/analytics'])(
    'takes %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    String.raw`/\evil.example`,
    '',
    null,
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});
