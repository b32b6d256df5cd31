import { printable } from './fonts.ts';
import { styles } from './look.ts';
import type { Pages } from './pages.ts';

/** One of a few values. */
export interface Bar {
  readonly label: string;
  /** At least 0. */
  readonly value: number;
  /** The formatted value, with its unit. */
  readonly text: string;
  /** `#rrggbb`. */
  readonly color: string;
}

const thickness = 14;
const row = styles.body.leading + thickness + 12;

/**
 * Draws a few values as bars from zero, each with its label and figure above it.
 *
 * @param alternative - Text alternative of the picture (WCAG 1.1.1).
 */
export function drawBars(pages: Pages, bars: readonly Bar[], alternative: string): void {
  const height = bars.length * row;
  pages.ensure(height);
  const { document, left, width, y } = pages;
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const figure = pages.element('Figure', pages.root, {
    alt: alternative,
    bbox: [left, y, left + width, y + height],
    placement: 'Block',
  });
  pages.mark(figure, () => {
    for (const [index, { label, value, text, color }] of bars.entries()) {
      const top = y + index * row;
      const word = printable(label);
      const figureText = printable(text);
      pages.line(word, styles.body, { x: left, top });
      pages.line(figureText, styles.strong, { x: left, top, width, align: 'right' });
      // Zero has a bar too: its start is drawn.
      document
        .rect(left, top + styles.body.leading + 2, Math.max(1, (value / most) * width), thickness)
        .fill(color);
    }
  });
  figure.end();
  pages.y += height;
}
