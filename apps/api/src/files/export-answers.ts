import type { Supplier } from '../config/supplier.ts';
import { download, downloadFile, type SheetFormat } from './download.ts';
import type { SheetChart } from './sheet-chart.ts';
import type { Sheet } from './sheet.ts';
import { zipFile, type ZipEntry } from './zip.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';

/** The call that a file is the answer to. */
export interface ExportCall {
  readonly deps: Deps;
  readonly request: RequestInfo;
}

/** What a document tells beside its content. */
export interface Imprint {
  readonly supplier: Supplier;
  readonly createdAt: Date;
}

/** Answers with files of one name, whatever their kind. */
export interface ExportAnswers {
  readonly imprint: Imprint;
  /** As {@link download}. */
  sheets(format: SheetFormat, sheets: readonly Sheet[], chart?: SheetChart | null): Response;
  /** As {@link downloadFile}. */
  pdf(parts: AsyncGenerator<Uint8Array, void, void>): Response;
  /** Many files as one, as {@link downloadFile}. */
  zip(entries: AsyncGenerator<ZipEntry, void, void>): Response;
}

/**
 * Prepares the answer of a call with a file. What keeps it from being finished is noted in the log; the client sees a
 * broken connection.
 *
 * @param name - of the file, without its ending (specification, section 9)
 */
export function exportAs(name: string, { deps, request }: ExportCall): ExportAnswers {
  const onFailure = (error: unknown): void =>
    deps.log.error({ requestId: request.id, err: error }, 'file not finished');
  const imprint: Imprint = { supplier: deps.config.supplier, createdAt: deps.clock.now() };
  const properties = { title: name, creator: imprint.supplier.name, createdAt: imprint.createdAt };
  return {
    imprint,
    sheets: (format, sheets, chart = null) =>
      download({ name, format, sheets, properties, chart, onFailure }),
    pdf: (parts) =>
      downloadFile({ fileName: `${name}.pdf`, contentType: 'application/pdf', parts, onFailure }),
    zip: (entries) =>
      downloadFile({
        fileName: `${name}.zip`,
        contentType: 'application/zip',
        parts: zipFile(entries),
        onFailure,
      }),
  };
}
