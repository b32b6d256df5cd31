import { translator } from '@vinrod/locale/messages/translator';
import { senderLine, type Brand, type DocumentDetails } from './brand.ts';
import { printable } from './fonts.ts';
import { frameMessages } from './frame-messages.ts';
import { inks, styles, type TextStyle } from './look.ts';
import type { PageTotal } from './page-total.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** Height of the head and foot of a page in points, including the space around the text. */
export const frameHeights = { head: 96, foot: 66 } as const;

/** Drawing functions for the frame of a page. */
interface Pen {
  readonly document: TaggedDocument;
  readonly brand: Brand;
  measure(text: string, style: TextStyle): number;
  artifact(draw: () => void, type: 'Pagination'): void;
  line(
    text: string,
    style: TextStyle,
    place: { readonly x: number; readonly top: number; readonly width?: number; readonly align?: 'right' },
  ): void;
}

/** The portal's mark: a V of five load bars, on a grid of 32. */
const bars = [
  { x: 2, y: 4, height: 11 },
  { x: 8, y: 9, height: 12 },
  { x: 14, y: 15, height: 13 },
  { x: 20, y: 9, height: 12 },
  { x: 26, y: 4, height: 11 },
];
const keelBar = 2;

function drawMark({ document, brand }: Pen, x: number, y: number, size: number): void {
  const scale = size / 32;
  for (const [index, bar] of bars.entries())
    document
      .roundedRect(x + bar.x * scale, y + bar.y * scale, 4 * scale, bar.height * scale, scale)
      .fill(index === keelBar ? inks.previous : brand.color);
}

/** Height of what stands before the name, and the space after it, in points. */
const sign = { height: 24, space: 6 } as const;

/**
 * Draws the supplier's logo, or the portal's mark.
 *
 * @returns where the name begins; null where the logo says it.
 */
function drawSign(
  pen: Pen,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number | null {
  const { document, brand } = pen;
  if (brand.logo === null) {
    if (!brand.hasPortalMark) return x;
    drawMark(pen, x - 1, y, sign.height);
    return x + sign.height + sign.space;
  }
  document.image(brand.logo, x, y, { fit: [width, sign.height] });
  if (brand.logoRatio === null) return null;
  return x + Math.min(width, sign.height * brand.logoRatio) + sign.space;
}

/** The longest beginning of a text that fits a width. */
function clipped(pen: Pen, text: string, width: number): string {
  const whole = printable(text);
  if (pen.measure(whole, styles.small) <= width) return whole;
  let end = whole.length - 1;
  while (end > 0 && pen.measure(`${whole.slice(0, end)}\u2026`, styles.small) > width) end -= 1;
  return `${whole.slice(0, end).trimEnd()}\u2026`;
}

const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** Head and foot of a page: the sender, the document, the time of creation, and page n of m. All of it is artifacts. */
export function drawFrame(
  pen: Pen,
  details: DocumentDetails & {
    readonly number: number;
    readonly margin: number;
    readonly total: PageTotal;
  },
): void {
  const { document, brand } = pen;
  const { margin, number, total } = details;
  const t = translator(frameMessages, details.language);
  const width = document.page.width - 2 * margin;
  const line = (y: number, ink: string, thickness: number): void => {
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(thickness)
      .strokeColor(ink)
      .stroke();
  };
  pen.artifact(() => {
    const top = margin - 6;
    const nameAt = drawSign(pen, { x: margin, y: top, width: width / 3 });
    if (nameAt !== null) {
      const name = { ...styles.h2, ink: brand.color };
      pen.line(printable(brand.name), name, { x: nameAt, top: top + 4 });
    }
    const half = width / 2;
    const context = clipped(pen, details.context, half);
    pen.line(context, styles.small, { x: margin + half, top: top + 7, width: half, align: 'right' });
    line(top + 32, inks.ink, 0.75);
  }, 'Pagination');
  pen.artifact(() => {
    const top = document.page.height - margin - 14;
    line(top - 4, inks.rule, 0.5);
    const place = `${t('pageOf', { number })}\u00A0`;
    const placeWidth = pen.measure(place, styles.small);
    pen.line(place, styles.small, { x: margin, top });
    total.draw(margin + placeWidth, top + styles.small.leading / 2 + styles.small.size * 0.35);
    const sent = clipped(
      pen,
      `${senderLine(brand, details.language)} \u00B7 ${t('created', { day: localDay.format(details.createdAt) })}`,
      width - 80,
    );
    pen.line(sent, styles.small, { x: margin + 80, top, width: width - 80, align: 'right' });
  }, 'Pagination');
}
