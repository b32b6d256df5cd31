/** Extension for unknown content types (spec section 5). */
export const UNKNOWN_EXTENSION = 'bin';

const extensions: ReadonlyMap<string, string> = new Map([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/png', 'png'],
  ['text/csv', 'csv'],
  ['application/csv', 'csv'],
]);

/**
 * The extension of a download by its content type: xlsx, pdf, jpg, png, csv; any other gives bin (spec section 5).
 *
 * @param contentType - value of the `Content-Type` header, with or without parameters.
 */
export function extensionForContentType(contentType: string | null): string {
  const [type = ''] = (contentType ?? '').split(';');
  return extensions.get(type.trim().toLowerCase()) ?? UNKNOWN_EXTENSION;
}

/** File names of downloads by type (spec section 9). Library only. */
export const DOWNLOAD_NAMES = {
  timeReport: 'Timrapport',
  monthlyReport: 'Månadsrapport',
  certificate: 'Certifikat',
  corporateGroupList: 'Koncernlista',
} as const;

/** A kind of download with its own name. */
export type DownloadKind = keyof typeof DOWNLOAD_NAMES;

/**
 * The name of a downloaded file: the name of its type, otherwise `File-{timestamp}` (spec section 9), and its ending.
 * Library only.
 *
 * @param now - the instant of the download, in milliseconds since 1970.
 */
export function downloadName(kind: DownloadKind | null, contentType: string | null, now: number): string {
  const stem = kind === null ? `File-${now}` : DOWNLOAD_NAMES[kind];
  return `${stem}.${extensionForContentType(contentType)}`;
}
