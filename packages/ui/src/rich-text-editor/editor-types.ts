/** Format of a paragraph. */
export type BlockFormat = 'paragraph' | 'heading2' | 'heading3';

/** Command of a toolbar button. */
export type EditorCommand =
  | 'strong'
  | 'emphasis'
  | 'subscript'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'undo'
  | 'redo';

/** State at the caret, as shown in the toolbar. */
export interface EditorSnapshot {
  readonly block: BlockFormat;
  /** Active commands: bold text, inside a list. */
  readonly active: ReadonlySet<EditorCommand>;
  /** Commands that are possible here. */
  readonly available: ReadonlySet<EditorCommand>;
  /** Target of the link around the caret. */
  readonly linkHref: string | null;
  /** The selected text. */
  readonly selectedText: string;
  /** The selected image. */
  readonly image: EditorImage | null;
}

/** An image in the text. */
export interface EditorImage {
  readonly source: string;
  /** Alternative text (WCAG 1.1.1). */
  readonly altText: string;
  /** Size in px, so that the page does not jump while it loads. */
  readonly width?: number;
  readonly height?: number;
}

/** Facts that a form validates besides the HTML. */
export interface RichTextSummary {
  /** Length as a reader counts it, without markup. */
  readonly characters: number;
  /** No text and no image. */
  readonly isEmpty: boolean;
  /** Number of images without a description. */
  readonly imagesWithoutAlt: number;
}

/** Callbacks of the engine. */
export interface EditorEvents {
  /** Called for each change, with HTML inside the allow-list. */
  readonly onChange: (html: string, summary: RichTextSummary) => void;
  readonly onSnapshot: (snapshot: EditorSnapshot) => void;
  /** Called when the engine has parsed a text, and with each change. */
  readonly onSummary: (summary: RichTextSummary) => void;
  /** Called when pictures are pasted or dropped; the caret is at their position. */
  readonly onImageFiles: (files: readonly File[]) => void;
  /** Called when images of other pages were dropped from a paste. */
  readonly onImagesLeftOut: (count: number) => void;
  /** Called when the link shortcut is pressed. */
  readonly onLinkKeys: () => void;
  /** Called when the toolbar shortcut is pressed. */
  readonly onToolbarKeys: () => void;
}

/** Options of the engine; all can change while it runs. */
export interface EditorSettings {
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEditable: boolean;
  readonly placeholder: string;
}

/** The engine's interface for the component. */
export interface EditorHandle {
  readonly run: (command: EditorCommand) => void;
  readonly setBlock: (block: BlockFormat) => void;
  /**
   * Links the selection, or changes the link around the caret.
   * @param text - inserted when nothing is selected
   */
  readonly setLink: (href: string, text: string) => void;
  readonly removeLink: () => void;
  /** Inserts an image, or replaces the selected one. */
  readonly setImage: (image: EditorImage) => void;
  readonly removeImage: () => void;
  /** Replaces the text if it differs; the caret moves to its start. */
  readonly setHtml: (html: string) => void;
  readonly configure: (settings: EditorSettings) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/**
 * Starts an editor in an empty element.
 * @param html - the initial text
 */
export type CreateEditor = (
  place: HTMLElement,
  html: string,
  settings: EditorSettings,
  events: EditorEvents,
) => EditorHandle;
