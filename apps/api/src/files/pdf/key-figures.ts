import { printable } from './fonts.ts';
import { inks, styles } from './look.ts';
import type { Pages } from './pages.ts';

/** A key figure. */
export interface KeyFigure {
  readonly label: string;
  /** Without its unit, so that it can be set larger. */
  readonly value: string;
  readonly unit?: string;
  /** Its comparison or scope. */
  readonly note?: string;
}

const gap = 16;
const inset = 12;

/** Draws figures in a row below a strong rule, separated by hairlines, as in the portal. */
export function drawKeyFigures(pages: Pages, figures: readonly KeyFigure[]): void {
  const each = (pages.width - gap * (figures.length - 1)) / figures.length;
  const inner = each - (figures.length > 1 ? inset : 0);
  const laidOut = figures.map((figure) => ({
    ...figure,
    labels: pages.lines(figure.label, inner, styles.label),
    notes: figure.note === undefined ? [] : pages.lines(figure.note, inner, styles.small),
  }));
  const labelHeight = Math.max(...laidOut.map(({ labels }) => labels.length)) * styles.label.leading;
  const noteHeight = Math.max(...laidOut.map(({ notes }) => notes.length)) * styles.small.leading;
  const height = 8 + labelHeight + styles.figure.leading + noteHeight + 10;
  pages.ensure(height);
  pages.rule(inks.ink, 0.75);
  const list = pages.element('L');
  const { document, left, y } = pages;
  for (const [index, { labels, value, unit, notes }] of laidOut.entries()) {
    const x = left + index * (each + gap);
    if (index > 0)
      pages.artifact(() => {
        document
          .moveTo(x - gap / 2, y + 8)
          .lineTo(x - gap / 2, y + height - 8)
          .lineWidth(0.5)
          .strokeColor(inks.rule)
          .stroke();
      });
    const item = pages.element('LI', list);
    pages.mark(pages.element('Lbl', item), () => {
      for (const [line, text] of labels.entries())
        pages.line(text, styles.label, { x, top: y + 8 + line * styles.label.leading });
    });
    const body = pages.element('LBody', item);
    const top = y + 8 + labelHeight;
    const figure = printable(value);
    pages.mark(body, () => {
      pages.line(figure, styles.figure, { x, top });
      pages.line(unit === undefined ? '' : `\u00A0${printable(unit)}`, styles.label, {
        x: x + pages.measure(figure, styles.figure) + 2,
        // Both sizes share a baseline.
        top:
          top +
          (styles.figure.leading - styles.label.leading) / 2 +
          (styles.figure.size - styles.label.size) * 0.35,
      });
    });
    pages.mark(body, () => {
      for (const [line, text] of notes.entries())
        pages.line(text, styles.small, {
          x,
          top: top + styles.figure.leading + line * styles.small.leading,
        });
    });
  }
  list.end();
  pages.y += height;
}
