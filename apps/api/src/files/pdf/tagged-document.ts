import PdfKitDocument from 'pdfkit';

// What pdfkit 0.20 has beside what its types tell of.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Which cells a heading of a table is for. */
      scope?: 'Row' | 'Column' | 'Both';
      /** Left, top, right and bottom of what is drawn, points from the upper left corner of the page. */
      bbox?: [number, number, number, number];
      placement?: 'Block' | 'Inline';
    }
  }
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * A PDF document whose metadata stays well-formed XML whatever its title says: pdfkit writes the texts of `info` into
 * the XMP packet as they are.
 */
export class TaggedDocument extends PdfKitDocument {
  override endMetadata(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? xmlText(value) : value]),
    );
    super.endMetadata();
    this.info = info;
  }
}
