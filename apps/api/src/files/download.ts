import { attachment } from './content-disposition.ts';
import { csvFile } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { xlsxFile } from './xlsx.ts';

/** Kinds of files that a sheet can be written to. */
export type SheetFormat = 'xlsx' | 'csv';

/** A sheet that leaves the server as a file. */
export interface Download {
  /** File name without its ending. */
  readonly name: string;
  readonly format: SheetFormat;
  readonly sheet: Sheet;
  /** Told what went wrong when the file could not be finished, which the client sees as a broken connection. */
  readonly onFailure: (error: unknown) => void;
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
export function download({ name, format, sheet, onFailure }: Download): Response {
  const parts = format === 'csv' ? csvFile(sheet) : xlsxFile([sheet]);
  return new Response(bodyOf(parts, onFailure), {
    headers: {
      'Content-Type': contentTypes[format],
      'Content-Disposition': attachment(`${name}.${format}`),
      'Access-Control-Expose-Headers': 'Content-Disposition',
    },
  });
}
