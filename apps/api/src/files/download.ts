import { attachment } from './content-disposition.ts';
import { csvFile } from './csv.ts';
import type { SheetChart } from './sheet-chart.ts';
import type { Sheet } from './sheet.ts';
import { xlsxFile, type WorkbookProperties } from './xlsx.ts';

/** File formats of a sheet. */
export type SheetFormat = 'xlsx' | 'csv';

/** A file to send. */
export interface FileDownload {
  /** File name with its extension. */
  readonly fileName: string;
  readonly contentType: string;
  /** The file, created as it is read. */
  readonly parts: AsyncGenerator<Uint8Array, void, void>;
  /** Called with the error when the file cannot be finished, which the client sees as a broken connection. */
  readonly onFailure: (error: unknown) => void;
}

/** Sheets to send as a file. */
export interface Download extends Pick<FileDownload, 'onFailure'> {
  /** File name without its extension. */
  readonly name: string;
  readonly format: SheetFormat;
  /** At least one, for xlsx each with a unique name (see `sheetNames`). */
  readonly sheets: readonly Sheet[];
  /** Properties of a workbook. */
  readonly properties?: WorkbookProperties;
  /** A chart of one of the sheets, for xlsx. */
  readonly chart?: SheetChart | null;
  /** Colours of its lines, `#rrggbb`. @default the portal's */
  readonly lineColors?: readonly string[];
}

const contentTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A body that is created as the client reads it and stops when the client disconnects. */
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
          // The client may see this message, so it reveals nothing about the server.
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
 * Responds with a file that is written while it is sent: in constant memory, no faster than the client reads, and only
 * until the client disconnects.
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
 * Responds with sheets as a file, as {@link downloadFile} does.
 *
 * @throws RangeError when there is no sheet.
 */
export function download({
  name,
  format,
  sheets,
  properties,
  chart,
  lineColors,
  onFailure,
}: Download): Response {
  if (sheets.length === 0) throw new RangeError('A file holds one sheet at least.');
  return downloadFile({
    fileName: `${name}.${format}`,
    contentType: contentTypes[format],
    parts: format === 'csv' ? csvFile(...sheets) : xlsxFile(sheets, properties, chart, lineColors),
    onFailure,
  });
}
