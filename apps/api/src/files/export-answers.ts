import type { Supplier } from '../config/supplier.ts';
import { download, downloadFile, type SheetFormat } from './download.ts';
import type { SheetChart } from './sheet-chart.ts';
import type { Sheet } from './sheet.ts';
import { zipFile, type ZipEntry } from './zip.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';

/** The call that a file responds to. */
export interface ExportCall {
  readonly deps: Deps;
  readonly request: RequestInfo;
}

/** Sender and time of a document. */
export interface Imprint {
  readonly supplier: Supplier;
  readonly createdAt: Date;
}

/** Responses with files of one name, in any format. */
export interface ExportAnswers {
  readonly imprint: Imprint;
  /** As {@link download}. */
  sheets(format: SheetFormat, sheets: readonly Sheet[], chart?: SheetChart | null): Response;
  /** As {@link downloadFile}. */
  pdf(parts: AsyncGenerator<Uint8Array, void, void>): Response;
  /** As {@link downloadFile}. */
  xml(parts: AsyncGenerator<Uint8Array, void, void>): Response;
  /** Several files as one, as {@link downloadFile}. */
  zip(entries: AsyncGenerator<ZipEntry, void, void>): Response;
}

/**
 * Prepares a response with a file. An error that interrupts the file is logged; the client sees a broken connection.
 *
 * @param name - of the file, without its extension (specification, section 9)
 */
export function exportAs(name: string, { deps, request }: ExportCall): ExportAnswers {
  const onFailure = (error: unknown): void =>
    deps.log.error({ requestId: request.id, err: error }, 'file not finished');
  const imprint: Imprint = { supplier: deps.config.supplier, createdAt: deps.clock.now() };
  const properties = { title: name, creator: imprint.supplier.name, createdAt: imprint.createdAt };
  return {
    imprint,
    sheets: (format, sheets, chart = null) =>
      download({
        name,
        format,
        sheets,
        properties,
        chart,
        lineColors: imprint.supplier.lineColors,
        onFailure,
      }),
    pdf: (parts) =>
      downloadFile({ fileName: `${name}.pdf`, contentType: 'application/pdf', parts, onFailure }),
    xml: (parts) =>
      downloadFile({ fileName: `${name}.xml`, contentType: 'application/xml', parts, onFailure }),
    zip: (entries) =>
      downloadFile({
        fileName: `${name}.zip`,
        contentType: 'application/zip',
        parts: zipFile(entries),
        onFailure,
      }),
  };
}
