import { Turn } from '../../server/yield-to-event-loop.ts';
import type { DocumentDetails } from './brand.ts';
import { Pages } from './pages.ts';
import { PdfWriter } from './writer.ts';

function* written(pages: Pages): Generator<Uint8Array, void, void> {
  for (;;) {
    const part: unknown = pages.document.read();
    if (!(part instanceof Uint8Array)) return;
    yield part;
  }
}

/**
 * Creates a tagged PDF on A4, page by page as it is read: full pages are output, and only the structure is kept until
 * the end.
 *
 * @param write - Writes the document from top to bottom; each yield lets finished pages be output.
 */
export async function* pdfFile(
  details: DocumentDetails,
  write: (pdf: PdfWriter) => AsyncIterable<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const turn = new Turn();
  const pages = new Pages(details);
  // Creating the first page has read the fonts.
  await turn.next();
  const writing = write(new PdfWriter(pages))[Symbol.asyncIterator]();
  try {
    while ((await writing.next()).done !== true) {
      yield* written(pages);
      if (turn.isOver) await turn.next();
    }
  } finally {
    await writing.return?.();
  }
  await turn.next();
  pages.end();
  yield* written(pages);
}
