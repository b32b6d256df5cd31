import { printable } from './fonts.ts';
import { inks, styles } from './look.ts';
import type { Pages } from './pages.ts';

/** A share of a whole. */
export interface Slice {
  readonly label: string;
  /** At least 0; all shares sum to the whole. */
  readonly share: number;
  /** The formatted share. */
  readonly text: string;
  /** `#rrggbb`. */
  readonly color: string;
}

const diameter = 96;
const swatch = 8;
const row = 17;

/** Draws the pie clockwise, starting at twelve o'clock. */
function drawSlices(pages: Pages, slices: readonly Slice[], x: number, y: number): void {
  const { document } = pages;
  const radius = diameter / 2;
  const total = slices.reduce((sum, { share }) => sum + share, 0);
  const shown = slices.filter(({ share }) => share > 0);
  const only = shown.length === 1 ? shown[0] : undefined;
  if (only !== undefined) {
    document.circle(x + radius, y + radius, radius).fill(only.color);
    return;
  }
  let angle = -Math.PI / 2;
  for (const { share, color } of shown) {
    const end = angle + (share / total) * 2 * Math.PI;
    const at = (radians: number): string =>
      `${x + radius + radius * Math.cos(radians)} ${y + radius + radius * Math.sin(radians)}`;
    const isLarge = end - angle > Math.PI ? 1 : 0;
    document
      .path(`M ${x + radius} ${y + radius} L ${at(angle)} A ${radius} ${radius} 0 ${isLarge} 1 ${at(end)} Z`)
      .lineWidth(1.25)
      .fillAndStroke(color, inks.white);
    angle = end;
  }
}

/**
 * Draws shares of a whole as a pie, each with its label and figure beside it, so that colour is never the only cue.
 *
 * @param alternative - Text alternative of the picture (WCAG 1.1.1).
 */
export function drawPie(pages: Pages, slices: readonly Slice[], alternative: string): void {
  const height = Math.max(diameter, slices.length * row) + 8;
  pages.ensure(height);
  const { left, y } = pages;
  const figure = pages.element('Figure', pages.root, {
    alt: alternative,
    bbox: [left, y, left + diameter, y + diameter],
    placement: 'Block',
  });
  pages.mark(figure, () => drawSlices(pages, slices, left, y));
  figure.end();
  const list = pages.element('L');
  const x = left + diameter + 24;
  const width = pages.width - diameter - 24;
  const first = y + Math.max(0, (diameter - slices.length * row) / 2);
  for (const [index, { label, text, color }] of slices.entries()) {
    const top = first + index * row;
    pages.artifact(() => {
      pages.document.roundedRect(x, top + (row - swatch) / 2, swatch, swatch, 1.5).fill(color);
    });
    const item = pages.element('LI', list);
    const shift = (row - styles.body.leading) / 2;
    const word = printable(label);
    const figureText = printable(text);
    pages.mark(pages.element('Lbl', item), () =>
      pages.line(word, styles.body, { x: x + swatch + 8, top: top + shift }),
    );
    pages.mark(pages.element('LBody', item), () =>
      pages.line(figureText, styles.strong, { x, top: top + shift, width, align: 'right' }),
    );
  }
  list.end();
  pages.y += height;
}
