import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { CreateEditor, EditorEvents, EditorHandle, EditorSettings } from './editor-types.ts';
import { AnnouncedTexts } from './told-texts.ts';

/** The engine, and how far its loading has come. */
export interface Editor {
  /** The element that the engine fills. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The engine; `null` until it is there. */
  readonly handle: RefObject<EditorHandle | null>;
  readonly step: 'loading' | 'ready' | 'failed';
  /** Loads the engine again. Focus goes to the text when it comes. */
  readonly retry: () => void;
}

/** What the component wants of the engine. */
interface Wanted {
  readonly html: string;
  readonly settings: EditorSettings;
  readonly events: EditorEvents;
}

async function loadEngine(): Promise<CreateEditor> {
  const { createEditor } = await import('./engine/create-editor.ts');
  return createEditor;
}

/**
 * Loads the engine when the editor is on the page: it is a file of its own, so that pages without an editor, and
 * servers, never get it.
 * @param wanted its `html` goes to the engine when it is none that the engine told of
 */
export function useEditor(wanted: Wanted): Editor {
  const { html, settings } = wanted;
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(null);
  const [told] = useState(() => new AnnouncedTexts(html));
  const latest = useRef(wanted);
  const [createEditor, setCreateEditor] = useState<CreateEditor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = async (): Promise<void> => {
    try {
      const create = await loadEngine();
      setCreateEditor(() => create);
    } catch {
      setHasFailed(true);
    }
  };
  const firstLoad = useRef(load);

  useLayoutEffect(() => {
    latest.current = wanted;
  });

  useEffect(() => {
    void firstLoad.current();
  }, []);

  useEffect(() => {
    const element = place.current;
    if (createEditor === null || element === null) return undefined;
    const events = (): EditorEvents => latest.current.events;
    const editor = createEditor(element, latest.current.html, latest.current.settings, {
      onChange: (text, summary) => {
        told.add(text);
        events().onChange(text, summary);
      },
      onSnapshot: (snapshot) => events().onSnapshot(snapshot),
      onSummary: (summary) => events().onSummary(summary),
      onImageFiles: (files) => events().onImageFiles(files),
      onImagesLeftOut: (count) => events().onImagesLeftOut(count),
      onLinkKeys: () => events().onLinkKeys(),
      onToolbarKeys: () => events().onToolbarKeys(),
    });
    handle.current = editor;
    if (element.ownerDocument.activeElement === element) editor.focus();
    return () => {
      handle.current = null;
      editor.destroy();
    };
  }, [createEditor, told]);

  useEffect(() => {
    if (told.isForeign(html)) handle.current?.setHtml(html);
  }, [html, told]);

  useEffect(() => handle.current?.configure(settings), [settings]);

  const retry = (): void => {
    // The button that is pressed goes away: focus waits at the place of the text.
    place.current?.focus();
    setHasFailed(false);
    void load();
  };
  const step = createEditor === null ? (hasFailed ? 'failed' : 'loading') : 'ready';
  return { place, handle, step, retry };
}
