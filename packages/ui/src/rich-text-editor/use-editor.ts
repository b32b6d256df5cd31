import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { CreateEditor, EditorEvents, EditorHandle, EditorSettings } from './editor-types.ts';
import { AnnouncedTexts } from './announced-texts.ts';

/** The engine and its loading state. */
export interface Editor {
  /** The element that the engine fills. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The engine; `null` until loaded. */
  readonly handle: RefObject<EditorHandle | null>;
  readonly step: 'loading' | 'ready' | 'failed';
  /** Loads the engine again, then focuses the text. */
  readonly retry: () => void;
}

/** Options that the component passes to the engine. */
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
 * Loads the engine when the editor is on the page. It is a separate chunk, so that pages without an editor, and
 * servers, never load it.
 * @param wanted - its `html` is passed to the engine unless the engine announced it
 */
export function useEditor(wanted: Wanted): Editor {
  const { html, settings } = wanted;
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(null);
  const [reported] = useState(() => new AnnouncedTexts(html));
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

  // Before the next painting: the text must not be gone in between.
  useLayoutEffect(() => {
    const element = place.current;
    if (createEditor === null || element === null) return undefined;
    const events = (): EditorEvents => latest.current.events;
    const editor = createEditor(element, latest.current.html, latest.current.settings, {
      onChange: (text, summary) => {
        reported.add(text);
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
  }, [createEditor, reported]);

  useEffect(() => {
    if (reported.isForeign(html)) handle.current?.setHtml(html);
  }, [html, reported]);

  useEffect(() => handle.current?.configure(settings), [settings]);

  const retry = (): void => {
    // The pressed button disappears: focus waits at the place of the text.
    place.current?.focus();
    setHasFailed(false);
    void load();
  };
  const step = createEditor === null ? (hasFailed ? 'failed' : 'loading') : 'ready';
  return { place, handle, step, retry };
}
