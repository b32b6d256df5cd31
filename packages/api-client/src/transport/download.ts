import { fileNameOf } from './file-name.ts';
import type { Reader } from './readers.ts';

/** A downloaded file. */
export interface Download {
  readonly blob: Blob;
  /** Name to save it under, without folders. */
  readonly fileName: string;
  /** Content type from the server, without parameters. */
  readonly contentType: string;
}

/** Extensions by the last word of a content type, as in `application/vnd.openxmlformats-….sheet`. */
const extensions = new Map([
  ['pdf', 'pdf'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['csv', 'csv'],
  ['sheet', 'xlsx'],
]);

/**
 * Reads a file. The server names it; otherwise its kind does, with the extension of its content type, or `bin`
 * (specification, sections 5 and 9).
 *
 * @param name - Timrapport, Månadsrapport, Certifikat or Koncernlista; `File-` and the time in ms when omitted.
 */
export const download =
  (name?: string): Reader<Download> =>
  async (response) => {
    const header = (key: string) => response.headers.get(key) ?? '';
    const contentType = header('Content-Type')
      .replace(/\s*;.*/s, '')
      .toLowerCase();
    return {
      blob: await response.blob(),
      contentType,
      fileName:
        fileNameOf(header('Content-Disposition')) ||
        `${name ?? `File-${Date.now()}`}.${extensions.get(contentType.replace(/.*[/.]/, '')) ?? 'bin'}`,
    };
  };
