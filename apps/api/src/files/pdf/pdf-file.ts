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
 * Makes a tagged PDF on A4, page by page as it is read: pages leave when they are full, and only the structure
 * is kept until the end.
 *
 * @param write - Writes the document from top to bottom; what it yields between is for the pages to leave.
 */
export async function* pdfFile(
  details: DocumentDetails,
  write: (pdf: PdfWriter) => AsyncIterable<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const turn = new Turn();
  const pages = new Pages(details);
  // The fonts have been read for the first page.
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
