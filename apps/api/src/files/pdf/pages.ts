import type { Brand, DocumentDetails } from './brand.ts';
import { faces, fontFile, printable, runsOf } from './fonts.ts';
import { inks, millimetre, type TextStyle } from './look.ts';
import { drawFrame, frameHeights } from './page-frame.ts';
import { PageTotal } from './page-total.ts';
import { TaggedDocument } from './tagged-document.ts';
import { wrapLines } from './wrap-lines.ts';

const margin = 15 * millimetre;

/** An element of the structure tree that a screen reader follows. */
export type Element = PDFKit.PDFStructureElement;

/**
 * The pages of a document, written from top to bottom. All content belongs to a structure element or is an artifact, so
 * that a screen reader reads every text once and in order.
 */
export class Pages {
  readonly document: TaggedDocument;
  readonly brand: Brand;
  /** Root of the structure tree. */
  readonly root: Element;
  /** Position of the next content: points from the top edge. */
  y = 0;
  /** Left edge and width of the current content, in points. */
  left = margin;
  width: number;
  readonly #details: DocumentDetails;
  readonly #total: PageTotal;
  #number = 0;

  constructor(details: DocumentDetails) {
    this.#details = details;
    this.brand = details.brand;
    this.document = new TaggedDocument({
      size: 'A4',
      layout: details.layout ?? 'portrait',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: details.language,
      displayTitle: true,
      autoFirstPage: false,
      info: {
        Title: details.title,
        Author: details.brand.legalName,
        Creator: details.brand.name,
        CreationDate: details.createdAt,
      },
    });
    for (const face of faces) this.document.registerFont(face, fontFile(face, details.brand.fonts));
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    this.#total = new PageTotal(this.document);
    this.newPage();
    this.width = this.document.page.width - 2 * margin;
  }

  /** Points left on the page. */
  get room(): number {
    return this.document.page.height - frameHeights.foot - this.y;
  }

  /** Points available on an empty page. */
  get wholeRoom(): number {
    return this.document.page.height - frameHeights.foot - frameHeights.head;
  }

  /** Starts a page with its head and foot. */
  newPage(): void {
    this.document.addPage();
    this.#number += 1;
    this.y = frameHeights.head;
    drawFrame(this, { ...this.#details, number: this.#number, margin, total: this.#total });
  }

  /** Starts a page when less than `height` points are left. @returns whether it did. */
  ensure(height: number): boolean {
    if (this.room >= height) return false;
    this.newPage();
    return true;
  }

  /** Marks what `draw` draws as content of an element, which must be within the root. */
  mark(element: Element, draw: () => void): void {
    element.add(draw);
  }

  /** Marks what `draw` draws as not read aloud, such as lines and backgrounds. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  /** Adds an element to another, or to the root. */
  element(
    tag: string,
    within: Element = this.root,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const element = this.document.struct(tag, options);
    within.add(element);
    return element;
  }

  /** Width of a printable text in points. */
  measure(text: string, style: TextStyle): number {
    let width = 0;
    for (const run of runsOf(text, style.face))
      width += this.document.font(run.face, style.size).widthOfString(run.text);
    return width;
  }

  /** Breaks a text into printable lines within a width. */
  lines(text: string, width: number, style: TextStyle): readonly string[] {
    return wrapLines(printable(text), width, (part) => this.measure(part, style));
  }

  /**
   * Draws one line of printable text, within marked content.
   * @param top - Top edge of the line, in points
   */
  line(
    text: string,
    style: TextStyle,
    place: {
      readonly x: number;
      readonly top: number;
      readonly width?: number;
      readonly align?: 'left' | 'right' | 'center';
    },
  ): void {
    if (text === '') return;
    const spare = (place.width ?? 0) - this.measure(text.trimEnd(), style);
    const shift = { left: 0, right: spare, center: spare / 2 }[place.align ?? 'left'];
    const baseline = place.top + style.leading / 2 + style.size * 0.35;
    let x = place.x + shift;
    for (const run of runsOf(text, style.face)) {
      this.document.font(run.face, style.size).fillColor(style.ink);
      const width = this.document.widthOfString(run.text);
      this.document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }

  /** Draws a horizontal rule as an artifact at the current position. */
  rule(ink: string = inks.rule, thickness = 0.5): void {
    this.artifact(() => {
      this.document
        .moveTo(this.left, this.y)
        .lineTo(this.left + this.width, this.y)
        .lineWidth(thickness)
        .strokeColor(ink)
        .stroke();
    });
  }

  /** Ends the document; nothing can be written after it. */
  end(): void {
    this.#total.write(this.#number);
    this.root.end();
    this.document.end();
  }
}
