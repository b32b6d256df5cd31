// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { drawElements } from './draw-elements.ts';
import { element, on, picture, type PageNode } from './elements.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

function draw(...nodes: readonly PageNode[]): void {
  drawElements(root, nodes);
}

const button = (key: string, press: () => void) =>
  element('button', { type: 'button' }, [key], { key, listeners: [on('click', press)] });
const field = (value: string) => element('input', { type: 'text' }, undefined, { value });
const nothing = () => undefined;

describe('elements', () => {
  it('are new when they come back, so that a field does not hold what was typed before', () => {
    draw(field('a'));
    const [before] = root.getElementsByTagName('input');
    if (before) before.value = 'typed';
    draw();
    draw(field('a'));
    const [after] = root.getElementsByTagName('input');
    expect(after).not.toBe(before);
    expect(after?.value).toBe('a');
  });

  it('become a page with their texts, properties and pictures', () => {
    const line = { marks: [{ tag: 'path', attributes: { d: 'M0 0' } }], id: 'a' } as const;
    draw(
      element('p', { 'aria-busy': false, title: undefined }, ['a ', element('b', {}, ['b'])], {
        style: { 'block-size': '3px' },
      }),
      picture('key', { width: 2, height: 1 }, line),
      null,
      '<i>',
    );
    expect(root.innerHTML).toBe(
      '<p aria-busy="false" style="block-size: 3px;">a <b>b</b></p>' +
        '<svg class="key" width="2" height="1" viewBox="0 0 2 1" aria-hidden="true"><path d="M0 0"></path></svg>' +
        '&lt;i&gt;',
    );
  });

  it('lose what they no longer have', () => {
    draw(element('p', { hidden: '', id: 'a' }, ['text'], { style: { color: 'red' } }));
    draw(element('p', { hidden: undefined }, [], { style: {} }));
    expect(root.innerHTML).toBe('<p style=""></p>');
  });

  it('that stay keep their focus when others come and go', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => button(key, nothing));
    draw(a ?? null, b ?? null, c ?? null);
    root.querySelectorAll('button')[1]?.focus();
    const focused = document.activeElement;
    draw(b ?? null, button('d', nothing));
    draw(button('e', nothing), a ?? null, b ?? null);
    expect(root.textContent).toBe('eab');
    expect(document.activeElement).toBe(focused);
    expect(focused?.textContent).toBe('b');
  });

  it('answer with what they listen with now, once', () => {
    const heard: string[] = [];
    for (const name of ['first', 'second']) draw(button('a', () => heard.push(name)));
    root.querySelector('button')?.click();
    expect(heard).toEqual(['second']);
  });

  it('are attached to once for the events that they go on listening to, and no longer to others', () => {
    const attach = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    const heard: string[] = [];
    const listening = (name: string, ...types: readonly ('click' | 'focus')[]) =>
      element('button', {}, [], {
        listeners: types.map((type) => on(type, () => heard.push(`${name} ${type}`))),
      });
    draw(listening('first', 'click', 'focus'));
    draw(listening('second', 'click', 'focus'));
    expect(attach).toHaveBeenCalledTimes(2);
    draw(listening('third', 'focus'));
    const drawn = root.querySelector('button');
    drawn?.click();
    drawn?.focus();
    expect(heard).toEqual(['third focus']);
    attach.mockRestore();
  });

  it('leave alone what draws itself, and fields what is typed as long as it is what is shown', () => {
    const own = document.createElement('p');
    own.textContent = 'own';
    draw({ own }, field('1'));
    const [, input] = root.children;
    if (!(input instanceof HTMLInputElement)) throw new Error('The field is not there.');
    input.value = '2';
    draw({ own }, field('1'));
    expect([own.textContent, input.value, root.firstChild === own]).toEqual(['own', '1', true]);
  });
});
