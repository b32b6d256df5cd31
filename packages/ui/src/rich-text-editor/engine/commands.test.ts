// @vitest-environment jsdom
import { history } from 'prosemirror-history';
import { AllSelection, EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';

import { commands, removeLink, setBlock, setImage, setLink } from './commands.ts';
import { parseHtml, writeHtml } from './html.ts';
import { snapshotOf } from './snapshot.ts';

/** A state whose selection covers the words, or is a caret at their end. */
function stateAt(html: string, words: string, isCaret = false): EditorState {
  const doc = parseHtml(html);
  const state = EditorState.create({ doc, plugins: [history()] });
  let at = -1;
  doc.descendants((node, pos) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (at === -1 && index !== -1) at = pos + index;
  });
  const end = at + words.length;
  return state.apply(state.tr.setSelection(TextSelection.create(doc, isCaret ? end : at, end)));
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

function written(state: EditorState): string {
  return writeHtml(state.doc);
}

describe('marks', () => {
  it('go on and off', () => {
    const bold = after(stateAt('<p>den högsta timmen</p>', 'högsta'), commands.strong);
    expect(written(bold)).toBe('<p>den <strong>högsta</strong> timmen</p>');
    expect(snapshotOf(bold).active).toEqual(new Set(['strong']));
    expect(written(after(bold, commands.strong))).toBe('<p>den högsta timmen</p>');
  });
});

describe('blocks', () => {
  it('turn into headings and back', () => {
    const heading = after(stateAt('<p>Sprid ut</p>', 'Sprid', true), setBlock('heading3'));
    expect(written(heading)).toBe('<h3>Sprid ut</h3>');
    expect(snapshotOf(heading).block).toBe('heading3');
    expect(written(after(heading, setBlock('paragraph')))).toBe('<p>Sprid ut</p>');
  });

  it('go into a list, from one kind to the other, and out', () => {
    const bullets = after(stateAt('<p>Kyl</p>', 'Kyl', true), commands.bulletList);
    expect(written(bullets)).toBe('<ul><li><p>Kyl</p></li></ul>');
    const numbers = after(bullets, commands.orderedList);
    expect(written(numbers)).toBe('<ol><li><p>Kyl</p></li></ol>');
    expect(snapshotOf(numbers).active).toEqual(new Set(['orderedList']));
    expect(written(after(numbers, commands.orderedList))).toBe('<p>Kyl</p>');
  });

  it('go into a quote and out', () => {
    const quote = after(stateAt('<p>Kyl</p>', 'Kyl', true), commands.quote);
    expect(written(quote)).toBe('<blockquote><p>Kyl</p></blockquote>');
    expect(written(after(quote, commands.quote))).toBe('<p>Kyl</p>');
  });

  it('know what cannot be done', () => {
    const inHeading = snapshotOf(stateAt('<h2>Kyl</h2>', 'Kyl', true));
    expect(inHeading.available.has('bulletList')).toBe(false);
    expect(inHeading.available.has('undo')).toBe(false);
  });
});

describe('links', () => {
  it('lead from the selection', () => {
    const linked = after(stateAt('<p>I timrapporten ser du</p>', 'timrapporten'), setLink('/analytics', ''));
    expect(written(linked)).toBe('<p>I <a href="/analytics">timrapporten</a> ser du</p>');
  });

  it('are inserted with their words where nothing is selected', () => {
    const linked = after(stateAt('<p>Se </p>', 'Se', true), setLink('https://ei.se/', 'Ei'));
    expect(written(linked)).toBe('<p>Se<a href="https://ei.se/">Ei</a></p>');
  });

  const bold = '<p>Se <a href="https://ei.se/">Ei <strong>om</strong> nät</a>, <a href="/a">a</a></p>';

  it('are changed as a whole, also where a part is bold', () => {
    const changed = after(stateAt(bold, 'om', true), setLink('/b', ''));
    expect(written(changed)).toBe(
      '<p>Se <a href="/b">Ei <strong>om</strong> nät</a>, <a href="/a">a</a></p>',
    );
    expect(snapshotOf(changed).linkHref).toBe('/b');
  });

  it('are found when all is selected', () => {
    const state = stateAt('<p><a href="/a">a</a></p>', 'a');
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    expect(snapshotOf(all).linkHref).toBe('/a');
    expect(written(after(all, removeLink))).toBe('<p>a</p>');
  });

  it('are removed as a whole, and only the one at the caret', () => {
    expect(written(after(stateAt(bold, 'nät', true), removeLink))).toBe(
      '<p>Se Ei <strong>om</strong> nät, <a href="/a">a</a></p>',
    );
    expect(snapshotOf(stateAt(bold, 'Se', true)).linkHref).toBeNull();
  });
});

describe('images', () => {
  it('are inserted, and replaced when selected', () => {
    const image = { source: '/a.png', altText: 'Hus', width: 255, height: 196 };
    const inserted = after(stateAt('<p>Bild:</p>', 'Bild:', true), setImage(image));
    expect(written(inserted)).toBe('<p>Bild:<img src="/a.png" alt="Hus" width="255" height="196"></p>');
    const selected = inserted.apply(inserted.tr.setSelection(NodeSelection.create(inserted.doc, 6)));
    expect(snapshotOf(selected).image).toEqual(image);
    const replaced = after(selected, setImage({ source: '/a.png', altText: 'Flerbostadshus' }));
    expect(written(replaced)).toBe('<p>Bild:<img src="/a.png" alt="Flerbostadshus"></p>');
  });
});

describe('undo', () => {
  it('takes the last change back, and redo does it again', () => {
    const bold = after(stateAt('<p>Kyl</p>', 'Kyl'), commands.strong);
    expect(snapshotOf(bold).available.has('undo')).toBe(true);
    const undone = after(bold, commands.undo);
    expect(written(undone)).toBe('<p>Kyl</p>');
    expect(written(after(undone, commands.redo))).toBe('<p><strong>Kyl</strong></p>');
  });
});
