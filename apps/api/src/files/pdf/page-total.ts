import { styles } from './look.ts';
import type { TaggedDocument } from './tagged-document.ts';

/**
 * The number of pages, which is on every page but unknown before the last: a form that all pages refer to, written at
 * the end so that pages can be sent while the document is created.
 */
export class PageTotal {
  readonly #document: TaggedDocument;
  readonly #fonts: Record<string, unknown> = {};
  #form: PDFKit.PDFKitReference | null = null;
  #baseline = 0;

  constructor(document: TaggedDocument) {
    this.#document = document;
  }

  /** Draws the number on the current page. All pages of a document have it at the same height. */
  draw(x: number, baseline: number): void {
    const { page } = this.#document;
    this.#baseline = baseline;
    this.#form ??= this.#document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: { Font: this.#fonts },
    });
    page.xobjects['PageTotal'] = this.#form;
    this.#document.save();
    this.#document.translate(x, 0);
    this.#document.addContent('/PageTotal Do');
    this.#document.restore();
  }

  /** Writes the form. */
  write(total: number): void {
    const form = this.#form;
    if (form === null) return;
    const document = this.#document;
    const { page } = document;
    document.page = {
      ...page,
      width: page.width,
      height: page.height,
      fonts: this.#fonts,
      xobjects: {},
      ext_gstates: {},
      patterns: {},
      annotations: [],
      maxY: () => page.height,
      write: (chunk) => form.write(chunk),
      end: () => undefined,
    };
    document
      .font(styles.small.face, styles.small.size)
      .fillColor(styles.small.ink)
      .text(String(total), 0, this.#baseline, { lineBreak: false, baseline: 'alphabetic' });
    document.page = page;
    form.end('');
  }
}
