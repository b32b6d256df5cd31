import PdfKitDocument from 'pdfkit';

// Options of pdfkit 0.20 that its types lack.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** The cells that a table heading applies to. */
      scope?: 'Row' | 'Column' | 'Both';
      /** Left, top, right and bottom of the drawing, in points from the upper left corner of the page. */
      bbox?: [number, number, number, number];
      placement?: 'Block' | 'Inline';
    }
  }
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * A PDF document whose metadata stays well-formed XML whatever its title: pdfkit copies the texts of `info` unescaped
 * into the XMP packet.
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
