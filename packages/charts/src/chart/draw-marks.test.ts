// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { drawMarks } from './draw-marks.ts';
import { group, path, text, type Mark } from './marks.ts';

const namespace = 'http://www.w3.org/2000/svg';
let svg: SVGSVGElement;

beforeEach(() => {
  svg = document.createElementNS(namespace, 'svg');
});

function draw(...marks: readonly Mark[]): Element[] {
  drawMarks(svg, marks, 'c1');
  return [...svg.children];
}

const label = (y: number, written: string) => text('label', { x: 1, y, text: written, anchor: 'end' });

describe('marks', () => {
  it('become elements in their order', () => {
    draw(path('line', 'M0 0H9', { dash: '5 3', color: 'red' }), label(4, 'kWh'));
    expect(svg.innerHTML).toBe(
      '<path class="line" d="M0 0H9" stroke-dasharray="5 3" style="color: red;"></path>' +
        '<text class="label" x="1" y="4" text-anchor="end">kWh</text>',
    );
  });

  it('name what is defined in a picture so that no other picture has the name', () => {
    const [tile, area] = draw(
      { tag: 'pattern', attributes: { id: 'gaps' }, marks: [] },
      { tag: 'path', attributes: { d: 'M0 0', fill: '#gaps' } },
    );
    expect(tile?.id).toBe('c1-gaps');
    expect(area?.getAttribute('fill')).toBe('url(#c1-gaps)');
  });

  it('come back as the same elements after one drawing without them, and not after two', () => {
    const line = path('line', 'M0 0H9', { key: 'a', entering: 'appearing' });
    const other = path('line', 'M0 5H9', { key: 'b' });
    const [first] = draw(line, other);
    draw(other);
    const [second] = draw(line, other);
    expect(second).toBe(first);
    expect(second?.getAttribute('class')).toBe('line appearing');
    draw(other);
    draw(other, label(4, '10'));
    const [third] = draw(line, other);
    expect(third).not.toBe(first);
    expect(third?.getAttribute('d')).toBe('M0 0H9');
  });

  it('come back with what has changed meanwhile', () => {
    const other = path('line', 'M0 5H9', { key: 'b' });
    draw(path('line', 'M0 0H9', { key: 'a', dash: '5 3' }), other);
    draw(other);
    const [line] = draw(path('line', 'M0 1H9', { key: 'a' }), other);
    expect(line?.outerHTML).toBe('<path class="line" d="M0 1H9"></path>');
  });

  it('keep their elements, and write only what differs', async () => {
    const before = draw(path('line', 'M0 0', { key: 'a' }), label(4, '10'));
    const changes: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      changes.push(...records.map(({ attributeName }) => attributeName));
    });
    observer.observe(svg, { attributes: true, childList: true, characterData: true, subtree: true });
    const after = draw(path('line', 'M0 5', { key: 'a' }), label(4, '10'));
    await Promise.resolve();
    observer.disconnect();
    expect(after).toEqual(before);
    expect(changes).toEqual(['d']);
  });

  it('lose what they no longer have', () => {
    draw(path('line', 'M0 0', { dash: '5 3', color: 'red' }));
    const [line] = draw(path('line', 'M0 0'));
    expect(line?.outerHTML).toMatch(/^<path class="line" d="M0 0"( style="")?><\/path>$/);
  });

  it('follow their key to another place, and go when they are no longer there', () => {
    const [a, b] = draw(path('x', 'A', { key: 'a' }), path('x', 'B', { key: 'b' }));
    expect(draw(path('x', 'B', { key: 'b' }), path('x', 'A', { key: 'a' }))).toEqual([b, a]);
    expect(draw(path('x', 'A', { key: 'a' }))).toEqual([a]);
    expect(draw()).toEqual([]);
  });

  it('are drawn inside one another, with the end of a text in bold', () => {
    const bold = text('label', { x: 1, y: 1, text: 'tor ', strong: '1', anchor: 'end' }, 'bold');
    const [row] = draw(group('row', [bold]));
    expect(row?.innerHTML).toContain('><tspan class="">tor </tspan><tspan class="bold">1</tspan></text>');
    draw(group('row', [label(1, 'fre')]));
    expect(row?.textContent).toBe('fre');
  });
});

it('what comes later fades in, and what is there when the picture comes does not', () => {
  const a = path('line', 'A', { key: 'a', entering: 'appearing' });
  const [first] = draw(a);
  const [, second] = draw(a, path('line', 'B', { key: 'b', entering: 'appearing' }));
  expect(first?.classList.contains('appearing')).toBe(false);
  expect(second?.classList.contains('appearing')).toBe(true);
});
