import { dropCursor } from 'prosemirror-dropcursor';
import { history } from 'prosemirror-history';
import { EditorState, Selection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

import type { EditorEvents, EditorHandle, EditorSettings } from '../editor-types.ts';
import { commands, removeLink, setBlock, setImage, setLink } from './commands.ts';
import { parseHtml, summarize, writeHtml } from './html.ts';
import { keys, typedFormats } from './keys.ts';
import { imageFiles, imageSources, withoutForeignImages } from './pasted-images.ts';
import { placeholder } from './placeholder.ts';
import { snapshotOf } from './snapshot.ts';

/**
 * Starts an editor in an empty element.
 * @param html - the initial text
 */
export function createEditor(
  place: HTMLElement,
  html: string,
  firstSettings: EditorSettings,
  events: EditorEvents,
): EditorHandle {
  let settings = firstSettings;
  const ownImages = new Set<string>();
  const plugins = [
    typedFormats(),
    ...keys(events),
    history(),
    dropCursor({ class: 'vr-drop-cursor', color: false, width: 2 }),
    placeholder(() => settings.placeholder),
  ];
  const stateOf = (text: string): EditorState => EditorState.create({ doc: parseHtml(text), plugins });

  const takeFiles = (view: EditorView, data: DataTransfer | null): boolean => {
    const files = view.editable ? imageFiles(data) : [];
    if (files.length > 0) events.onImageFiles(files);
    return files.length > 0;
  };

  const view = new EditorView(place, {
    state: stateOf(html),
    editable: () => settings.isEditable,
    attributes: () => ({ ...settings.attributes }),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged) {
        for (const source of imageSources(state.doc)) ownImages.add(source);
        const summary = summarize(state.doc);
        events.onSummary(summary);
        events.onChange(writeHtml(state.doc), summary);
      }
      events.onSnapshot(snapshotOf(state));
    },
    transformPasted(slice) {
      const own = withoutForeignImages(slice, (source) => ownImages.has(source));
      if (own.leftOut > 0) events.onImagesLeftOut(own.leftOut);
      return own.slice;
    },
    handlePaste: (current, event) => takeFiles(current, event.clipboardData),
    handleDrop(current, event) {
      const at = current.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at !== null && imageFiles(event.dataTransfer).length > 0) {
        const near = Selection.near(current.state.doc.resolve(at.pos));
        current.dispatch(current.state.tr.setSelection(near));
      }
      return takeFiles(current, event.dataTransfer);
    },
  });

  const run = (command: Command): void => {
    if (view.editable) command(view.state, view.dispatch, view);
  };

  const announceAll = (): void => {
    const { state } = view;
    for (const source of imageSources(state.doc)) ownImages.add(source);
    events.onSummary(summarize(state.doc));
    events.onSnapshot(snapshotOf(state));
  };
  announceAll();

  return {
    run: (name) => run(commands[name]),
    setBlock: (block) => run(setBlock(block)),
    setLink: (href, text) => run(setLink(href, text)),
    removeLink: () => run(removeLink),
    setImage: (image) => {
      ownImages.add(image.source);
      run(setImage(image));
    },
    removeImage: () => view.dispatch(view.state.tr.deleteSelection()),
    setHtml(text) {
      const state = stateOf(text);
      if (state.doc.eq(view.state.doc)) return;
      view.updateState(state);
      announceAll();
    },
    configure(next) {
      settings = next;
      view.setProps({});
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
