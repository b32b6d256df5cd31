/** Format of a paragraph. */
export type BlockFormat = 'paragraph' | 'heading2' | 'heading3';

/** What a button of the toolbar does to the text. */
export type EditorCommand =
  | 'strong'
  | 'emphasis'
  | 'subscript'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'undo'
  | 'redo';

/** What is so where the caret stands, as the toolbar shows it. */
export interface EditorSnapshot {
  readonly block: BlockFormat;
  /** Commands that are on: bold text, inside a list. */
  readonly active: ReadonlySet<EditorCommand>;
  /** Commands that can do something here. */
  readonly available: ReadonlySet<EditorCommand>;
  /** Target of the link around the caret. */
  readonly linkHref: string | null;
  /** Text that is selected. */
  readonly selectedText: string;
  /** The image that is selected. */
  readonly image: EditorImage | null;
}

/** An image in the text. */
export interface EditorImage {
  readonly source: string;
  /** What the image shows (WCAG 1.1.1). */
  readonly altText: string;
  /** Size in px, so that the page does not jump while it loads. */
  readonly width?: number;
  readonly height?: number;
}

/** What a form needs to know of a text besides its HTML. */
export interface RichTextSummary {
  /** Length as a reader counts it, without markup. */
  readonly characters: number;
  /** No text and no image. */
  readonly isEmpty: boolean;
  /** Images that still have no description. */
  readonly imagesWithoutAlt: number;
}

/** What the engine tells the component. */
export interface EditorEvents {
  /** Called for each change, with HTML that holds only what the allow-list holds. */
  readonly onChange: (html: string, summary: RichTextSummary) => void;
  readonly onSnapshot: (snapshot: EditorSnapshot) => void;
  /** Called when the engine has read a text, and with each change. */
  readonly onSummary: (summary: RichTextSummary) => void;
  /** Pictures were pasted or dropped; the caret stands where they belong. */
  readonly onImageFiles: (files: readonly File[]) => void;
  /** Images of other pages were left out of what was pasted. */
  readonly onImagesLeftOut: (count: number) => void;
  /** The keys for a link were pressed. */
  readonly onLinkKeys: () => void;
  /** The keys that lead to the toolbar were pressed. */
  readonly onToolbarKeys: () => void;
}

/** How the engine is set up; everything may change while it runs. */
export interface EditorSettings {
  /** Attributes of the element that is typed in. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEditable: boolean;
  readonly placeholder: string;
}

/** The engine as the component sees it. */
export interface EditorHandle {
  readonly run: (command: EditorCommand) => void;
  readonly setBlock: (block: BlockFormat) => void;
  /**
   * Makes the selection, or the link around the caret, lead to a target.
   * @param text what is inserted when nothing is selected
   */
  readonly setLink: (href: string, text: string) => void;
  readonly removeLink: () => void;
  /** Inserts an image, or replaces the one that is selected. */
  readonly setImage: (image: EditorImage) => void;
  readonly removeImage: () => void;
  /** Replaces the text, when it is another one; the caret goes to its start. */
  readonly setHtml: (html: string) => void;
  readonly configure: (settings: EditorSettings) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/**
 * Starts an editor in an empty element.
 * @param html the first text
 */
export type CreateEditor = (
  place: HTMLElement,
  html: string,
  settings: EditorSettings,
  events: EditorEvents,
) => EditorHandle;
