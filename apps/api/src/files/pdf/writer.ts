import { drawBars, type Bar } from './bars.ts';
import { drawColumns, type ColumnGraph } from './column-graph.ts';
import { drawKeyFigures, type KeyFigure } from './key-figures.ts';
import { printable } from './fonts.ts';
import { inks, styles, type TextStyle } from './look.ts';
import type { Element, Pages } from './pages.ts';
import { drawPie, type Slice } from './pie.ts';
import { drawQrCode } from './qr-code.ts';
import { writeTable, type Table } from './table.ts';

/** A term and its value. */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Writes the content of a document from top to bottom, with page breaks where needed. */
export class PdfWriter {
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Points left on the page. */
  get room(): number {
    return this.#pages.room;
  }

  /** The supplier's colour, for the document's own data. */
  get color(): string {
    return this.#pages.brand.color;
  }

  /** Starts a page. */
  newPage(): void {
    this.#pages.newPage();
  }

  /** Adds space, but not at the top of a page. */
  space(points: number): void {
    this.#pages.y += Math.min(points, Math.max(0, this.#pages.room));
  }

  /** Starts a page unless `height` points are left on this one. */
  keepTogether(height: number): void {
    if (height <= this.#pages.wholeRoom) this.#pages.ensure(height);
  }

  /** The title of the document; called once. */
  title(text: string): void {
    this.#text('H1', text, styles.h1);
    this.space(6);
  }

  /** A heading below the title, never alone at the foot of a page. */
  heading(text: string): void {
    this.#pages.ensure(styles.h2.leading + 60);
    this.#text('H2', text, styles.h2);
    this.space(4);
  }

  /** Running text; a line break starts a paragraph. */
  text(text: string, style: 'name' | 'lead' | 'body' | 'strong' | 'small' | 'label' = 'body'): void {
    for (const paragraph of text.split(/\r?\n/)) {
      if (paragraph.trim() === '') this.space(styles[style].leading / 2);
      else this.#text('P', paragraph, styles[style]);
    }
  }

  /** A text that links to an address. */
  link(text: string, address: string): void {
    const pages = this.#pages;
    const style = { ...styles.body, ink: inks.previous };
    pages.ensure(style.leading);
    const paragraph = pages.element('P');
    const link = pages.element('Link', paragraph);
    const { document } = pages;
    pages.mark(link, () => {
      document.font(style.face, style.size).fillColor(style.ink);
      const top = pages.y + (style.leading - document.currentLineHeight()) / 2;
      // Within a Link, pdfkit adds the clickable area to the element.
      document.text(printable(text), pages.left, top, { lineBreak: false, link: address });
    });
    paragraph.end();
    pages.y += style.leading;
  }

  /** A strong rule above the most important content. */
  rule(): void {
    this.#pages.rule(inks.ink, 0.75);
  }

  /** Key figures in a row. */
  keyFigures(figures: readonly KeyFigure[]): void {
    drawKeyFigures(this.#pages, figures);
  }

  /** Terms with their values, one below the other. */
  facts(facts: readonly Fact[]): void {
    const pages = this.#pages;
    const termWidth = Math.min(150, Math.max(100, pages.width * 0.32));
    const list = pages.element('L');
    for (const { term, text } of facts) {
      const terms = pages.lines(term, termWidth - 10, styles.label);
      const lines = pages.lines(text, pages.width - termWidth, styles.body);
      const height = Math.max(terms.length * styles.label.leading, lines.length * styles.body.leading) + 3;
      pages.ensure(height);
      const item = pages.element('LI', list);
      const { left, y } = pages;
      pages.mark(pages.element('Lbl', item), () => {
        for (const [index, line] of terms.entries())
          pages.line(line, styles.label, { x: left, top: y + 1 + index * styles.label.leading });
      });
      pages.mark(pages.element('LBody', item), () => {
        for (const [index, line] of lines.entries())
          pages.line(line, styles.body, { x: left + termWidth, top: y + index * styles.body.leading });
      });
      pages.y += height;
    }
    list.end();
  }

  /**
   * A table over as many pages as it needs.
   * @yields after each row, so that finished pages can be output.
   */
  table(table: Table): AsyncGenerator<void, void, void> {
    return writeTable(this.#pages, table);
  }

  /** Shares of a whole, as a pie with its labels. */
  pie(slices: readonly Slice[], alternative: string): void {
    drawPie(this.#pages, slices, alternative);
  }

  /** A few values to compare, as bars with their labels. */
  bars(bars: readonly Bar[], alternative: string): void {
    drawBars(this.#pages, bars, alternative);
  }

  /** Values over time, beside those of the year before. */
  columnGraph(graph: ColumnGraph): void {
    drawColumns(this.#pages, graph);
  }

  /** An address as a QR code. */
  qrCode(address: string, alternative: string): void {
    drawQrCode(this.#pages, address, alternative);
  }

  /**
   * Writes parts side by side, which must fit on the page together.
   *
   * @param shares - Width of each part relative to the others; equal by default.
   */
  beside(parts: readonly (() => void)[], shares: readonly number[] = parts.map(() => 1), gap = 28): void {
    const pages = this.#pages;
    const { left, width, y } = pages;
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const room = width - gap * (parts.length - 1);
    let lowest = y;
    for (const [index, write] of parts.entries()) {
      pages.y = y;
      pages.width = ((shares[index] ?? 0) / whole) * room;
      write();
      lowest = Math.max(lowest, pages.y);
      pages.left += pages.width + gap;
    }
    pages.left = left;
    pages.width = width;
    pages.y = lowest;
  }

  #text(tag: string, text: string, style: TextStyle): void {
    const pages = this.#pages;
    let element: Element | null = null;
    for (const line of pages.lines(text, pages.width, style)) {
      pages.ensure(style.leading);
      element ??= pages.element(tag);
      pages.mark(element, () => pages.line(line, style, { x: pages.left, top: pages.y }));
      pages.y += style.leading;
    }
    element?.end();
  }
}
