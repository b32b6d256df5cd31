import { attachment } from './content-disposition.ts';
import { csvFile } from './csv.ts';
import type { SheetChart } from './sheet-chart.ts';
import type { Sheet } from './sheet.ts';
import { xlsxFile, type WorkbookProperties } from './xlsx.ts';

/** Kinds of files that a sheet can be written to. */
export type SheetFormat = 'xlsx' | 'csv';

/** A file that leaves the server. */
export interface FileDownload {
  /** File name with its ending. */
  readonly fileName: string;
  readonly contentType: string;
  /** The file, made as it is read. */
  readonly parts: AsyncGenerator<Uint8Array, void, void>;
  /** Told what went wrong when the file could not be finished, which the client sees as a broken connection. */
  readonly onFailure: (error: unknown) => void;
}

/** Sheets that leave the server as a file. */
export interface Download extends Pick<FileDownload, 'onFailure'> {
  /** File name without its ending. */
  readonly name: string;
  readonly format: SheetFormat;
  /** One at least, for xlsx each with a name of its own (see `sheetNames`). */
  readonly sheets: readonly Sheet[];
  /** What a workbook tells of itself. */
  readonly properties?: WorkbookProperties;
  /** A chart of one of the sheets, for xlsx. */
  readonly chart?: SheetChart | null;
}

const contentTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A body that is made as the client reads it, and no longer than that. */
function bodyOf(
  parts: AsyncGenerator<Uint8Array, void, void>,
  onFailure: Download['onFailure'],
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure(error);
          // The client may be told what stands here, so it says nothing about the server.
          controller.error(new Error('The file could not be finished.'));
        }
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Answers with a file that is written while it is sent: in constant memory, no faster than the client reads, and
 * ending when the client leaves.
 */
export function downloadFile({ fileName, contentType, parts, onFailure }: FileDownload): Response {
  return new Response(bodyOf(parts, onFailure), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': attachment(fileName),
      'Access-Control-Expose-Headers': 'Content-Disposition',
    },
  });
}

/**
 * Answers with sheets as a file, as {@link downloadFile} does.
 *
 * @throws RangeError when there is no sheet.
 */
export function download({ name, format, sheets, properties, chart, onFailure }: Download): Response {
  if (sheets.length === 0) throw new RangeError('A file holds one sheet at least.');
  return downloadFile({
    fileName: `${name}.${format}`,
    contentType: contentTypes[format],
    parts: format === 'csv' ? csvFile(...sheets) : xlsxFile(sheets, properties, chart),
    onFailure,
  });
}
