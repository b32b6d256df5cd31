// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import type { EditorEvents, EditorHandle, EditorSettings } from '../editor-types.ts';
import { createEditor } from './create-editor.ts';

const settings: EditorSettings = {
  attributes: { role: 'textbox', 'aria-label': 'Brödtext', class: 'text' },
  isEditable: true,
  placeholder: 'Skriv här',
};

function start(html: string): { editor: EditorHandle; place: HTMLElement; events: EditorEvents } {
  const place = document.createElement('div');
  const events = {
    onChange: vi.fn<EditorEvents['onChange']>(),
    onSnapshot: vi.fn<EditorEvents['onSnapshot']>(),
    onSummary: vi.fn<EditorEvents['onSummary']>(),
    onImageFiles: vi.fn<EditorEvents['onImageFiles']>(),
    onImagesLeftOut: vi.fn<EditorEvents['onImagesLeftOut']>(),
    onLinkKeys: vi.fn<EditorEvents['onLinkKeys']>(),
    onToolbarKeys: vi.fn<EditorEvents['onToolbarKeys']>(),
  };
  return { editor: createEditor(place, html, settings, events), place, events };
}

it('shows the text it is given, and says what it holds before anything is changed', () => {
  const { place, events } = start('<p>Hej</p><script>alert(1)</script>');
  const text = place.querySelector('[role="textbox"]');
  expect(text?.textContent).toBe('Hej');
  expect(text?.getAttribute('contenteditable')).toBe('true');
  expect(events.onSummary).toHaveBeenLastCalledWith({ characters: 3, isEmpty: false, imagesWithoutAlt: 0 });
  expect(events.onChange).not.toHaveBeenCalled();
});

it('tells of each change in clean HTML', () => {
  const { editor, events } = start('');
  editor.setLink('https://ei.se/', 'Ei');
  expect(events.onChange).toHaveBeenLastCalledWith('<p><a href="https://ei.se/">Ei</a></p>', {
    characters: 2,
    isEmpty: false,
    imagesWithoutAlt: 0,
  });
});

it('takes another text, but leaves the one it has alone, so that undo and caret stay', () => {
  const { editor, events, place } = start('');
  editor.setLink('/a', 'A');
  editor.setHtml('<p><a href="/a">A</a></p>');
  editor.run('undo');
  expect(events.onChange).toHaveBeenLastCalledWith('', expect.anything());
  editor.setHtml('<p>Från servern</p>');
  expect(place.textContent).toBe('Från servern');
});

it('shows the placeholder in an empty text only', () => {
  const { editor, place } = start('');
  expect(place.querySelector('[data-placeholder="Skriv här"]')).not.toBeNull();
  editor.setBlock('heading2');
  expect(place.querySelector('[data-placeholder]')).toBeNull();
});

it('changes nothing while it may not be edited', () => {
  const { editor, events, place } = start('<p>Hej</p>');
  editor.configure({
    ...settings,
    isEditable: false,
    attributes: { role: 'textbox', 'aria-readonly': 'true' },
  });
  editor.run('bulletList');
  editor.setLink('/a', 'A');
  expect(events.onChange).not.toHaveBeenCalled();
  const text = place.querySelector('[role="textbox"]');
  expect(text?.getAttribute('contenteditable')).toBe('false');
  expect(text?.getAttribute('aria-readonly')).toBe('true');
});

it('leaves its place empty when it goes', () => {
  const { editor, place } = start('<p>Hej</p>');
  editor.destroy();
  expect(place.childNodes).toHaveLength(0);
});
