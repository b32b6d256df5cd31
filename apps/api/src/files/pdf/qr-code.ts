import { encode } from 'uqr';
import { inks } from './look.ts';
import type { Pages } from './pages.ts';

/** Width of a code in points, which makes its modules at least half a millimetre. */
const size = 72;

/**
 * Draws an address as a QR code at the left edge. The paper around it has to stay white for four modules (ISO 18004).
 *
 * @param alternative - Text alternative of the picture (WCAG 1.1.1).
 */
export function drawQrCode(pages: Pages, address: string, alternative: string): void {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const module = size / data.length;
  pages.ensure(size + 4 * module);
  const { document, left, y } = pages;
  const figure = pages.element('Figure', pages.root, {
    alt: alternative,
    bbox: [left, y, left + size, y + size],
    placement: 'Block',
  });
  pages.mark(figure, () => {
    for (const [line, modules] of data.entries())
      for (let start = 0; start < modules.length; start += 1) {
        let end = start;
        while (modules[end] === true) end += 1;
        if (end > start)
          document.rect(left + start * module, y + line * module, (end - start) * module, module);
        start = Math.max(start, end);
      }
    document.fill(inks.ink);
  });
  figure.end();
  pages.y += size + 4 * module;
}
